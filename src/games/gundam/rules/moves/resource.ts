import { placeResource } from '../deeds.js';
import { playerName, tell } from '../log.js';
import { answer } from './answer.js';

/** The resource of the turn is placed. */
export const playResource = answer({
  name: 'Place resource',
  category: 'Resource',
  score: 1,
  play: (draft, context) => placeResource(context.playerId, draft, context),
});

/** No resource is placed this turn. */
export const skipResource = answer({
  name: 'Place no resource',
  category: 'Resource',
  score: 0,
  play: (draft, context) =>
    tell(`${playerName(context.playerId, draft)} places no resource.`, context, context.playerId),
});
