import type { ReactNode } from 'react';
import { UnavailableReasonTooltip } from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useQueue, useStatus } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { AttackOrders } from './AttackOrders.js';
import { MoveOrders } from './MoveOrders.js';
import { OptionButton } from './OptionButton.js';
import { useCommand } from './use-command.js';
import { useKeptFocus } from './use-kept-focus.js';

/** What the chosen unit can be told to do in this phase. Renders a `<section>` element. */
export function OrdersPanel(): ReactNode {
  const words = useWords();
  const { yours } = useStatus();
  const kept = useKeptFocus<HTMLElement>();
  const { queue } = useQueue();
  const { orders, unit, options, others } = useCommand();
  return (
    <section
      className="bt-panel bt-orders"
      aria-label={words.say('battletech.orders', {}, 'Orders')}
      {...kept}
    >
      <h2 className="bt-title">
        {unit
          ? words.say('battletech.orders-for', { unit: unit.name }, 'Orders for {unit}')
          : words.say('battletech.orders', {}, 'Orders')}
      </h2>
      <UnavailableReasonTooltip className="bt-orders-body">
        {!unit && (
          <p className="bt-hint">
            {yours
              ? words.say('battletech.choose-unit', {}, 'Choose a mech on the map or in the lists.')
              : words.say('battletech.nothing-to-decide', {}, 'There is nothing for you to decide now.')}
          </p>
        )}
        {unit && orders.matrix && options.length > 0 && <AttackOrders unit={unit} matrix={orders.matrix} />}
        {unit && !orders.matrix && <MoveOrders options={options} />}
        {others.length > 0 && queue.length > 0 && (
          <p className="bt-hint">
            {words.say(
              'battletech.volley-first',
              {},
              'Fire the volley, or remove its shots, before you end your attacks.',
            )}
          </p>
        )}
        {others.length > 0 && queue.length === 0 && (
          <div className="bt-buttons">
            {others.map(({ id }) => (
              <OptionButton key={id} optionId={id} strong />
            ))}
          </div>
        )}
      </UnavailableReasonTooltip>
    </section>
  );
}
