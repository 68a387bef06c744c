import { useState, type ComponentProps, type ReactNode } from 'react';
import { PreviewPanel } from '../../../components/PreviewPanel/PreviewPanel.js';
import { useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EntityId } from '../../../protocol/ids.js';
import type { BattletechView } from '../view.js';
import { Battlefield } from './Battlefield.js';
import { OrdersPanel } from './OrdersPanel.js';
import { ResultsPanel } from './ResultsPanel.js';
import { Roster } from './Roster.js';
import { UnitSheet } from './UnitSheet.js';
import { entityUnder, useCommand } from './use-command.js';
import { VolleyTray } from './VolleyTray.js';

/** The seat's battle: the map, both lances, orders with their odds, the volley, and the record of a mech. Renders a `<div>` element. */
export function BattletechTable({ className = '', ...elementProps }: BattletechTableProps): ReactNode {
  const words = useWords();
  const { units } = useView<BattletechView>();
  const { orders, unit } = useCommand();
  // What somebody looked up is shown until another mech gets its orders.
  const [inspected, setInspected] = useState<{ readonly id: EntityId; readonly during?: EntityId } | null>(
    null,
  );
  const lookedUp = inspected?.during === unit?.id ? inspected?.id : undefined;
  const shown = units.find(({ id }) => id === lookedUp) ?? unit ?? units[0];
  return (
    <div
      className={`bt-table ${className}`.trim()}
      onClickCapture={({ target }) => {
        const id = entityUnder(target);
        if (id !== undefined && units.some((one) => one.id === id))
          setInspected({ id, ...(unit && { during: unit.id }) });
      }}
      {...elementProps}
    >
      <div className="bt-layout">
        <Battlefield />
        <div className="bt-side">
          <div className="bt-command" data-compact={orders.matrix ? undefined : ''}>
            <OrdersPanel />
            {orders.selection === 'several' && <VolleyTray />}
          </div>
          <div className="bt-told">
            <PreviewPanel
              className="bt-panel bt-preview"
              idleText={words.say(
                'battletech.preview',
                {},
                'Point at an order to see its odds and what it costs.',
              )}
              renderEntity={(id) => units.find((one) => one.id === id)?.name}
            />
            <ResultsPanel />
          </div>
        </div>
        <Roster />
        {shown && <UnitSheet unit={shown} />}
      </div>
    </div>
  );
}

/** Props of `BattletechTable`. */
export interface BattletechTableProps extends Omit<ComponentProps<'div'>, 'children' | 'onClickCapture'> {}
