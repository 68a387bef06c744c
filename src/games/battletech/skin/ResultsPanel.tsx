import type { ReactNode } from 'react';
import { useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BattletechView, ResultView } from '../view.js';
import { gearName, locationName } from './names.js';

/** What came of the attacks resolved last: what was needed and thrown, and where it struck. Renders a `<section>` element, or nothing. */
export function ResultsPanel(): ReactNode {
  const words = useWords();
  const { results, units } = useView<BattletechView>();
  if (results.length === 0) return null;
  const nameOf = (id: string) => units.find((unit) => unit.id === id)?.name ?? id;
  const hits = results.filter(({ hit }) => hit).length;
  const damage = results.reduce((sum, result) => sum + result.damage, 0);
  return (
    <section
      className="bt-panel bt-results"
      aria-label={words.say('battletech.results', {}, 'Last exchange')}
    >
      <h2 className="bt-title">{words.say('battletech.results', {}, 'Last exchange')}</h2>
      <p className="bt-hint">
        {words.say(
          'battletech.results-sum',
          { hits, count: results.length, damage },
          {
            one: '{hits} of {count} attack hit, {damage} damage',
            other: '{hits} of {count} attacks hit, {damage} damage',
          },
        )}
      </p>
      <ol>
        {results.map((result, nth) => (
          <li key={nth} data-hit={result.hit || undefined}>
            <span className="bt-result-what">
              {words.say(
                'battletech.result',
                {
                  unit: nameOf(result.unit),
                  action: gearName(result.name, words),
                  target: nameOf(result.target),
                },
                '{unit}: {action} at {target}',
              )}
            </span>
            <span className="bt-result-roll">
              {words.say(
                'battletech.roll',
                { needed: result.needed, rolled: result.rolled },
                'threw {rolled} for {needed}+',
              )}
            </span>
            <span className="bt-result-outcome">
              <Outcome result={result} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Outcome({ result: { hit, damage, hits } }: { readonly result: ResultView }): ReactNode {
  const words = useWords();
  if (!hit) return words.say('battletech.missed', {}, 'Missed');
  const places = hits
    .map(({ location, damage: amount }) => `${locationName(location, words)} ${amount}`)
    .join(', ');
  return words.say('battletech.struck', { damage, places }, 'Hit for {damage}: {places}');
}
