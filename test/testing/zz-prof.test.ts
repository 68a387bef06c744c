import { it } from 'vitest';
import { adapterContract } from '/work/main/src/testing/adapter-contract.js';
import { createStones } from '/work/main/test/testing/stones.js';
it('x', async () => {
  for (let r = 0; r < 2; r++) for (const { title, check } of adapterContract(createStones)) { const t = performance.now(); const c = process.cpuUsage(); await check(); const d = process.cpuUsage(c); console.log((performance.now() - t).toFixed(0), ((d.user + d.system) / 1000).toFixed(0), title); }
}, 60000);
