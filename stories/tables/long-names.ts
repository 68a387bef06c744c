import type { Chair } from '../seated.js';
import { onePlayerGame } from './one-player-game.js';

const NAMES = [
  'Sign the treaty of eternal friendship between the city of the seven hills and the league of the northern river towns',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftsgründung',
  'أرسل القافلة الكبيرة عبر الصحراء إلى مدينة النحاس قبل غروب الشمس',
  'שלח את השליח אל המלכה עם כל המתנות',
  '🐉🔥 Wake the dragon 🐲👩‍👩‍👧‍👦🏴‍☠️',
  '<b>Bold</b> & <script>alert("not a script")</script> <img src=x onerror=alert(1)>',
  '一路向西,带着整支商队穿过沙漠,在日落之前到达铜城并且把所有的礼物交给女王',
];

const LONG_REASONS = [
  'The council has not met since the harvest festival, and without the council nobody may speak for the city.',
  'الطريق مغلق حتى نهاية العاصفة',
  'A word <i>without</i> markup: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.',
];

/** Names that are long, in other scripts, or look like markup. */
export const longNames: readonly string[] = NAMES;

/** A council whose motions have names of every kind; every other one cannot be brought in. */
export function council(): Chair {
  return onePlayerGame(null, () =>
    NAMES.map((displayName, number) => ({
      moveId: 'motion',
      params: { number },
      metadata: {
        displayName,
        category:
          number < 4
            ? 'Motions that concern everybody who lives within the walls, and those who trade with them'
            : 'קטגוריה 🎲',
        hotkey: `${number + 1}`,
        warnings: [
          {
            code: 'UNPOPULAR',
            description: 'Unpopular with the guild of the makers of very long candles',
            modifier: -2,
          },
        ],
        successChance: { min: 5, max: 95 },
        preview: [
          {
            key: 'mood',
            label: 'The mood among the makers of very long candles and their numerous apprentices',
            before: 'cautiously optimistic',
            after: 'on the verge of an uproar',
            tone: 'bad',
          },
        ],
      },
      reasons: number % 2 === 0 ? [] : LONG_REASONS.map((text, at) => ({ code: `LONG_${at}`, text })),
    })),
  );
}
