import { describe, expect, it } from 'vitest';
import { BLUE_CARDS } from '../../../src/games/gundam/rules/cards/blue.js';
import { CARDS } from '../../../src/games/gundam/rules/cards/cards.js';
import { RED_CARDS } from '../../../src/games/gundam/rules/cards/red.js';
import { CARD_TYPES } from '../../../src/games/gundam/rules/types/card-terms.js';
import { BLUE_SCENARIOS, RED_SCENARIOS, type CardScenario } from './card-scenarios.js';
import { skirmish } from './skirmish.js';

const titled = (scenarios: readonly CardScenario[]) =>
  scenarios.map((scenario) => {
    const name = CARDS[scenario.of[0]!.split('#')[0]!]!.name;
    return [`${name} ${scenario.when}`, scenario] as const;
  });

describe.each([
  ['the Tidewatch', BLUE_SCENARIOS],
  ['the Furnace Riders', RED_SCENARIOS],
])('%s', (_, scenarios) => {
  it.each(titled(scenarios))('%s', async (_title, { one, two = {}, play, after: [mine, theirs] }) => {
    const game = skirmish(one, two);
    await game.play(...play);
    expect(game.side('player1')).toContain(mine);
    if (theirs !== undefined) expect(game.side('player2')).toContain(theirs);
  });
});

const bursts = (effect: string) =>
  Object.values(CARDS).flatMap(({ id, name, abilities = [] }) =>
    abilities.flatMap(({ trigger, do: [first] }, nth) =>
      trigger === 'burst' && first?.type === effect ? [[name, id, `${id}#${nth}`] as const] : [],
    ),
  );

describe('the Burst of a broken shield', () => {
  const broken = async (shield: string) => {
    const game = skirmish({ units: ['skiff'] }, { shields: [shield, 'skiff'] });
    await game.play('Skiff Runner attacks Player Two', 'Use Burst');
    return game.side('player2');
  };

  it.each(bursts('takeSelf'))('takes %s to the hand', async (name, id) => {
    expect(await broken(id)).toBe(`Lv0, 0 active · 1 shield · hand: ${name}`);
  });

  it.each(bursts('deploySelf'))('deploys %s, which takes a shield to the hand', async (name, id) => {
    expect(await broken(id)).toMatch(new RegExp(`^Lv0, 0 active · ${name} \\d · hand: Skiff Runner$`));
  });
});

describe('the cards', () => {
  it('are two colours of at least 25, of all types', () => {
    for (const cards of [BLUE_CARDS, RED_CARDS]) {
      expect(cards.length).toBeGreaterThanOrEqual(25);
      expect(new Set(cards.map(({ cardNumber }) => cardNumber)).size).toBe(cards.length);
      expect(new Set(cards.map(({ name }) => name)).size).toBe(cards.length);
    }
    expect(new Set(Object.values(CARDS).map(({ cardType }) => cardType))).toEqual(new Set(CARD_TYPES));
  });

  it('have a scenario for everything they do', () => {
    const shown = new Set([
      ...[...BLUE_SCENARIOS, ...RED_SCENARIOS].flatMap(({ of }) => of),
      ...[...bursts('takeSelf'), ...bursts('deploySelf')].map(([, , of]) => of),
    ]);
    const written = Object.values(CARDS).flatMap(({ id, abilities = [] }) =>
      abilities.map((_, nth) => `${id}#${nth}`),
    );
    expect(written.filter((one) => !shown.has(one))).toEqual([]);
    expect([...shown].filter((one) => !written.includes(one))).toEqual([]);
  });

  it('say what they do, in words made from it', () => {
    const texts = Object.values(CARDS)
      .filter(({ text }) => text)
      .map(({ name, text }) => `${name}: ${text!.replaceAll('\n', ' / ')}`);
    expect(texts).toMatchInlineSnapshot(`
      [
        "Lantern Buoy: <Blocker>",
        "Sounding Drone: 【Deploy】 Draw 1.",
        "Harbour Tender: <Support 2>",
        "Breakwater: <Blocker> / <Repair 1>",
        "Heron Strider: 【Deploy】 Rest 1 active enemy Unit with 3 or less HP.",
        "Mender Barge: 【Activate･Main】 Rest this: Recover 2 HP on 1 damaged friendly Unit.",
        "Corvette Frame: 【When Paired】 While this is a Link Unit, draw 1.",
        "Undertow: <First Strike>",
        "Pharos Tower Frame: <Blocker> / 【Deploy】 Look at the top 3 cards of your deck, you may reveal 1 (Tidewatch) Unit card among them and add it to your hand, return the rest to the bottom at random.",
        "Frigate Frame: <Repair 2>",
        "Maelstrom: 【Attack】 You may return 1 enemy Unit with Lv.3 or lower to its owner's hand.",
        "Leviathan: <Breach 3>",
        "Flagship Frame: 【Deploy】 Deploy 2 Launch tokens. / 【End of your turn】 Recover 1 HP on all damaged friendly Units.",
        "Ida Marsh: 【Burst】 Add this card to your hand. / 【When Paired】 Rest 1 active enemy Unit with Lv.4 or lower.",
        "Corin Vale: 【Burst】 Add this card to your hand. / 【Attack】 While this is a Link Unit, draw 1.",
        "Pell Anders: 【Burst】 Add this card to your hand. / 【Activate･Action】 【Once per Turn】 Pay 1: Recover 1 HP on this Unit.",
        "Ostrid Kane: 【Burst】 Add this card to your hand. / 【Start of your turn】 Recover 1 HP on this Unit.",
        "Ebb and Flow: 【Main】/【Action】 Rest 1 active enemy Unit with 4 or less HP. / 【Burst】 Activate this card's effect.",
        "New Charts: 【Main】 Draw 2. / 【Burst】 Activate this card's effect.",
        "Fog Bank: 【Action】 Give AP−3 during this battle to 1 enemy Unit. / 【Pilot】 [Fog Pilot] AP+0 HP+1",
        "Recall Signal: 【Main】/【Action】 Return 1 enemy Unit with Lv.4 or lower to its owner's hand.",
        "Drydock Seven: 【Burst】 Deploy this card. / 【Deploy】 Add 1 of your shields to your hand.",
        "Great Lighthouse: 【Burst】 Deploy this card. / 【Deploy】 Add 1 of your shields to your hand. / 【Activate･Main】 Rest this: Set 1 rested friendly (Survey) Unit as active.",
        "Cinder Scout: <High-Maneuver>",
        "Bellows Cart: <Support 1>",
        "Anvil Walker: <Blocker>",
        "Torchbearer: 【Deploy】 Deal 1 damage to 1 enemy Unit.",
        "Slag Breaker: <Breach 1>",
        "Kiln Bomber: 【Destroyed】 Deal 2 damage to 1 enemy Unit.",
        "Comet Frame: <High-Maneuver>",
        "Pyre Frame: 【Attack】 If there are 2 or more other friendly Units, give AP+2 during this turn to this Unit.",
        "Foundry Crawler: 【Deploy】 Deploy 1 Sparklet token. / 【Activate･Main】 【Once per Turn】 Pay 2: Deploy 1 rested Sparklet token.",
        "Crucible: <Breach 2>",
        "Wildfire: 【Attack】 You may destroy 1 enemy Unit with 2 or less HP.",
        "Ash Phoenix: <First Strike> / 【When Paired】 While this is a Link Unit, set this Unit as active.",
        "Caldera Titan: 【Deploy】 Deal 1 damage to all enemy Units.",
        "Rhea Stroud: 【Burst】 Add this card to your hand. / 【When Paired】 Deal 1 damage to 1 enemy Unit with 5 or less HP.",
        "Bram Okoro: 【Burst】 Add this card to your hand. / 【Attack】 While this is a Link Unit, give <High-Maneuver> during this turn to this Unit.",
        "Tamsin Reed: 【Burst】 Add this card to your hand.",
        "Garrick Moll: 【Burst】 Add this card to your hand. / 【Activate･Action】 【Once per Turn】 Pay 1: Give AP+2 during this battle to this Unit.",
        "Ember Volley: 【Main】/【Action】 Deal 2 damage to 1 enemy Unit. / 【Burst】 Activate this card's effect.",
        "Overheat: 【Action】 Give AP+3 during this battle to 1 friendly Unit. / 【Pilot】 [Hot-headed Cadet] AP+1 HP+0",
        "Stoke the Line: 【Main】 If you have 4 or fewer cards in hand, look at the top 4 cards of your deck, you may reveal 1 (Rider) card among them and add it to your hand, return the rest to the bottom at random, then draw 1. / 【Burst】 Draw 1.",
        "Meltdown: 【Main】 Destroy 1 rested enemy Unit with Lv.5 or lower.",
        "Rolling Forge: 【Burst】 Deploy this card. / 【Deploy】 Add 1 of your shields to your hand.",
        "Stackworks: 【Burst】 Deploy this card. / 【Deploy】 Add 1 of your shields to your hand. / 【Deploy】 If you are Lv.5 or higher and during your turn, place 1 EX Resource.",
      ]
    `);
  });
});
