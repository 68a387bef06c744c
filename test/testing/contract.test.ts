import { describeAdapter } from '../../src/testing/describe-adapter.js';
import { againstARobot, atADistance } from './distant.js';
import { createStones } from './stones.js';

describeAdapter(createStones);

describeAdapter(async () => createStones({ stones: 30, seed: 7 }), {
  name: 'adapter contract, of a longer game that takes time to make',
  seed: 'another',
  plies: 12,
});

describeAdapter(() => atADistance(createStones()), { name: 'adapter contract, at a distance', plies: 4 });

describeAdapter(() => createStones().adapter('ann'), { name: 'adapter contract, of one seat alone' });

describeAdapter(() => againstARobot(createStones()), {
  name: 'adapter contract, of one seat against a robot',
});
