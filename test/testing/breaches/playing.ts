import { changedSnapshots, tampered, type Breach } from '../tampering.js';

/** Tables that accept, refuse or foretell the wrong things. */
export const playingBreaches: readonly Breach[] = [
  [
    'refuses what it offers',
    tampered(() => (adapter) => ({
      execute: async (command) =>
        command?.params?.['count'] === 2 && command.revision === adapter.getSnapshot().revision
          ? { status: 'rejected', reasons: [{ code: 'MOOD', text: 'Not today.' }] }
          : adapter.execute(command),
    })),
    'every available option is accepted',
    'to the available option "Take 2" (take{"count":2})',
  ],
  [
    'accepts what it called unavailable',
    tampered(() => (adapter, seat) => ({
      async execute(command) {
        const answer = await adapter.execute(command);
        const { revision, flow } = adapter.getSnapshot();
        const skipsAgain = answer.status === 'rejected' && answer.reasons[0]?.code === 'SKIPPED_BEFORE';
        return skipsAgain && flow.currentPlayer === seat ? { status: 'accepted', revision } : answer;
      },
    })),
    'every unavailable option is refused and changes nothing',
    'to the unavailable option "Skip" (skip)',
  ],
  [
    'reads numbers out of texts',
    tampered(() => (adapter) => ({
      execute: (command) =>
        typeof command?.params?.['count'] === 'string'
          ? adapter.execute({ ...command, params: { count: Number(command.params['count']) } })
          : adapter.execute(command),
    })),
    'what is not on offer is refused and changes nothing',
    'to the forged command {"moveId":"take","params":{"count":"',
  ],
  [
    'publishes again because of a preview',
    tampered(() => (adapter) => {
      let shift = 0;
      const read = () =>
        changedSnapshots(adapter, (snapshot) => ({ ...snapshot, log: snapshot.log.slice(shift) }));
      let getSnapshot = read();
      return {
        getSnapshot: () => getSnapshot(),
        async preview(command) {
          shift = 1;
          getSnapshot = read();
          return adapter.preview!(command);
        },
      };
    }),
    'asking for options, previews, explanations and moves changes nothing, now or later',
    'when seat "ann" was only asked for options, previews and moves',
  ],
  [
    'uses up chance for a preview',
    tampered(() => {
      let previews = 0;
      let wind = 0;
      return (adapter) => ({
        getSnapshot: changedSnapshots(adapter, (snapshot) => ({
          ...snapshot,
          view: { ...snapshot.view, wind: snapshot.view.wind + wind },
        })),
        async execute(command) {
          const stop = adapter.subscribe(() => (wind = previews));
          const answer = await adapter.execute(command);
          stop();
          return answer;
        },
        preview(command) {
          previews += 1;
          return adapter.preview!(command);
        },
      });
    }),
    'asking for options, previews, explanations and moves changes nothing, now or later',
    'moves the game is another one if its options are previewed and enumerated on the way',
  ],
  [
    'throws at the preview of what is unavailable',
    tampered(() => (adapter) => ({
      async preview(command) {
        const metrics = await adapter.preview!(command);
        if (metrics.length === 0) throw new Error('no preview');
        return metrics;
      },
    })),
    'a preview is a list of metrics, also for what is unavailable',
    'the preview of the unavailable option "Take 4" for seat "ann" throws (no preview)',
  ],
  [
    'previews with words',
    tampered(() => () => ({ preview: async () => 'fewer stones' as never })),
    'a preview is a list of metrics, also for what is unavailable',
    'the preview of the available option "Take 1" for seat "ann" is not a list of metrics',
  ],
];
