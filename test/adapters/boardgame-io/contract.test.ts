import { Client } from 'boardgame.io/client';
import { boardgameAdapter, boardgameTable } from '../../../src/adapters/boardgame-io/boardgame-adapter.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { localTable } from './games/local-table.js';
import { noughts, noughtsShown } from './games/noughts.js';
import { raiders, raidersShown } from './games/raiders.js';
import { showdown } from './games/showdown.js';
import { runs } from '../../runs.js';

const plies = runs(12, 100);

describeAdapter(() => boardgameTable(Client({ game: noughts() })), {
  name: 'a game that lists for bots',
  plies,
});
describeAdapter(() => boardgameTable(Client({ game: noughts() }), noughtsShown), {
  name: 'a game with its candidates beside it',
  plies,
});
describeAdapter(() => boardgameTable(Client({ game: showdown() })), {
  name: 'a game with secrets, in which all act at once',
  plies,
});
describeAdapter(() => boardgameTable(Client({ game: raiders() }), raidersShown), {
  name: 'a game of phases and stages',
  plies,
});
describeAdapter(() => boardgameAdapter(Client({ game: raiders() }), raidersShown), {
  name: 'two players at one screen',
  plies,
});
describeAdapter(() => boardgameAdapter(Client({ game: noughts(), playerID: '0' })), {
  name: 'a lone seat',
  plies,
});
describeAdapter(() => localTable(noughts(), noughtsShown), {
  name: 'clients that play with each other',
  plies,
});
describeAdapter(() => localTable(showdown()), {
  name: 'clients with secrets from each other',
  plies,
});
