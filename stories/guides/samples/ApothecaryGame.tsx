// #region satchels
import {
  ActionMenu,
  GameLog,
  GameProvider,
  PreviewPanel,
  RejectionNotice,
  StatusBanner,
  useView,
} from 'moveset';
import { ruleEngineAdapter } from 'moveset/adapters';
import type { CardView, SeatView } from 'moveset/rule-engine';
import { HERBS, type Apothecary, type ApothecaryEngine } from './apothecary.js';
import 'moveset/styles.css';

const nameOf = (card: CardView) => (card.faceDown ? 'a herb' : HERBS[card.definitionId!]!.name);

/** Whatever lies in the satchels, as far as this seat may see it. */
function Satchels() {
  const { zones } = useView<SeatView<Apothecary>>();
  const satchels = zones.filter(({ zoneId }) => zoneId === 'satchel');
  return (
    <ul aria-label="Satchels">
      {satchels.map(({ holder, count, cards }) => (
        <li key={holder}>
          {holder}: {cards ? cards.map(nameOf).join(', ') || 'nothing' : `${count} hidden`}
        </li>
      ))}
    </ul>
  );
}
// #endregion satchels

// #region screen
export function ApothecaryGame({ engine, seat }: { engine: ApothecaryEngine; seat: string | null }) {
  return (
    <GameProvider adapter={ruleEngineAdapter(engine, { seat })}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <StatusBanner />
        <ActionMenu />
        <PreviewPanel label={`Preview for ${seat ?? 'spectators'}`} />
        <Satchels />
        <GameLog />
        <RejectionNotice />
      </div>
    </GameProvider>
  );
}
// #endregion screen
