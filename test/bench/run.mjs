// Measures what was built into dist/ against floors and peers. It informs: missing a goal is no failure.
// `node test/bench/run.mjs publishing size` runs only what is named.
process.env.NODE_ENV = 'production';

/** @type {Record<string, () => Promise<void>>} */
const topics = {
  publishing: async () => (await import('./publishing.mjs')).benchPublishing(),
  rendering: async () => (await import('./rendering.mjs')).benchRendering(),
  cards: async () => (await import('./cards.mjs')).benchCards(),
  palette: async () => (await import('./palette.mjs')).benchPalette(),
  tooltips: async () => (await import('./tooltips.mjs')).benchTooltips(),
  narrowing: async () => (await import('./narrowing.mjs')).benchNarrowing(),
  enumerating: async () => (await import('./enumerating.mjs')).benchEnumerating(),
  'action-query': async () => (await import('./action-query.mjs')).benchActionQuery(),
  executing: async () => (await import('./executing.mjs')).benchExecuting(),
  history: async () => (await import('./history.mjs')).benchHistory(),
  size: async () => (await import('./size.mjs')).benchSize(),
  principality: async () => (await import('./principality.mjs')).benchPrincipality(),
  arcade: async () => (await import('./arcade.mjs')).benchArcade(),
  gundam: async () => (await import('./gundam.mjs')).benchGundam(),
  thinking: async () => (await import('./thinking.mjs')).benchThinking(),
  opponent: async () => (await import('./opponent.mjs')).benchOpponent(),
};

const named = process.argv.slice(2);
for (const [name, run] of Object.entries(topics)) if (named.length === 0 || named.includes(name)) await run();
