import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react';
import { mergeProps } from '../components/merge-props.js';
import { useGame } from '../hooks/GameProvider.js';
import type { Words } from '../hooks/words.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { OptionId } from '../protocol/ids.js';
import { ChangesTab } from './ChangesTab.js';
import { OptionsTab } from './OptionsTab.js';
import { QuarantineTab } from './QuarantineTab.js';
import { SwitchesTab } from './SwitchesTab.js';
import { TimingsTab } from './TimingsTab.js';

const TABS = ['options', 'changes', 'quarantine', 'timings', 'switches'] as const;
type Tab = (typeof TABS)[number];

/**
 * Shows developers a running game from the inside: its options with what every rule says, what changed between two
 * revisions, what could not be read, how long everything takes, and switches for trouble. Put it inside the
 * `GameProvider`, and wrap the adapter with `inspect`. Renders a `<section>` element.
 */
export function Inspector({ label, ...elementProps }: InspectorProps): ReactNode {
  const words = useWords();
  const name = label ?? words.say('inspector.label', {}, 'Inspector');
  const [tab, setTab] = useState<Tab>('options');
  const [optionId, setOptionId] = useState<OptionId | null>(null);
  const quarantined = useGame((state) => state.quarantine.length);
  const fault = useGame((state) => state.fault);
  const id = useId();

  function walk(event: KeyboardEvent): void {
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = ahead === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const step = {
      [ahead]: 1,
      [back]: -1,
      Home: -TABS.indexOf(tab),
      End: TABS.length - 1 - TABS.indexOf(tab),
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(tab) + step + TABS.length) % TABS.length]!;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  }

  return (
    <section aria-label={name} {...mergeProps({ className: 'ms-inspector' }, elementProps)}>
      <div className="ms-inspector-tabs" role="tablist" aria-label={name}>
        {TABS.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className="ms-inspector-tab"
            aria-selected={each === tab}
            aria-controls={`${id}-panel`}
            tabIndex={each === tab ? 0 : -1}
            onClick={() => setTab(each)}
            onKeyDown={walk}
          >
            {tabText(each, words)}
            {each === 'quarantine' && quarantined > 0 && <span className="ms-badge"> {quarantined}</span>}
          </button>
        ))}
      </div>
      {fault !== null && (
        <p className="ms-inspector-fault" role="alert">
          {fault}
        </p>
      )}
      <div className="ms-inspector-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'options' && (
          <OptionsTab chosen={optionId} onChoose={setOptionId} onAskWhy={() => setTab('changes')} />
        )}
        {tab === 'changes' && <ChangesTab optionId={optionId} onOptionIdChange={setOptionId} />}
        {tab === 'quarantine' && <QuarantineTab />}
        {tab === 'timings' && <TimingsTab />}
        {tab === 'switches' && <SwitchesTab />}
      </div>
    </section>
  );
}

function tabText(tab: Tab, words: Words): string {
  switch (tab) {
    case 'options':
      return words.say('inspector.options', {}, 'Options');
    case 'changes':
      return words.say('inspector.changes', {}, 'Changes');
    case 'quarantine':
      return words.say('inspector.quarantine', {}, 'Quarantine');
    case 'timings':
      return words.say('inspector.timings', {}, 'Timings');
    case 'switches':
      return words.say('inspector.switches', {}, 'Switches');
  }
}

/** Props of `Inspector`. */
export interface InspectorProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the panel is called; "Inspector", if nothing else is said. */
  readonly label?: string;
}
