/** What a component promises to those who do not see it, or do not point. */
export interface ComponentPromise {
  readonly components: readonly string[];
  /** What a screen reader says it is. */
  readonly is: string;
  readonly keys?: string;
  /** What is spoken without anybody going there. */
  readonly spoken?: string;
}

/** The promises of every component. */
export const PROMISES: readonly ComponentPromise[] = [
  {
    components: ['ActionMenu'],
    is: 'menu of groups, each item with its place and the number of all',
    keys: 'arrows, Home, End, letters of a name; Enter or Space plays, or keeps the reasons open',
    spoken: 'how many are left, when they are searched',
  },
  {
    components: ['BoardGrid', 'HexBoard'],
    is: 'grid',
    keys: 'arrows, Home, End, with Ctrl to the first and last of all; Enter or Space',
  },
  { components: ['CardPreview'], is: "image with the card's words as its name; face down, none of them" },
  {
    components: ['CommandPalette'],
    is: 'dialog with a search field and a list',
    keys: 'Ctrl-K or Cmd-K opens; arrows, Page up and down; Enter plays or explains; Escape',
    spoken: 'number of results; the reasons, when asked for what cannot be done',
  },
  {
    components: ['GameErrorBoundary'],
    is: 'alert with a button to try again',
    spoken: 'that a part of the screen failed',
  },
  { components: ['GameLog'], is: 'log', keys: 'arrows scroll it', spoken: 'what is new' },
  {
    components: ['GameOverDialog'],
    is: 'dialog',
    keys: 'Escape closes it, focus goes back',
    spoken: 'who has won, and why',
  },
  {
    components: ['Hand', 'Zone', 'Pile'],
    is: 'named sections of buttons',
    keys: 'arrows, Home, End, letters of a name; Enter or Space',
  },
  {
    components: ['Hotkeys'],
    is: 'dialog listing the keys; letters over everything that can be pressed',
    keys: '? lists, f shows letters, Escape leaves; the keys of options',
    spoken: 'what to type',
  },
  { components: ['Meter'], is: 'meter with its value in words, prediction included' },
  {
    components: ['MoveComposer'],
    is: 'section of radio buttons, switches, sliders and lists',
    keys: 'those of each field',
    spoken: 'how many moves are left; what a form lacks',
  },
  { components: ['Motion'], is: 'nothing of its own' },
  {
    components: ['OptionMatrix'],
    is: 'grid with headers of rows and columns',
    keys: 'arrows, Home, End; Enter or Space',
  },
  {
    components: ['PhaseTracker'],
    is: 'section with a list, the current phase marked',
    spoken: 'turn and phase, when they change',
  },
  { components: ['PlayerPanel'], is: 'section, or list of them' },
  {
    components: ['PreviewPanel'],
    is: 'section; a spoken sentence for the option in question',
    spoken: 'what it would do, once you have stopped at an option',
  },
  {
    components: ['QueueTray'],
    is: 'section with a list',
    keys: 'buttons to move and remove each',
    spoken: 'what was gathered, moved, removed',
  },
  { components: ['ReasonList'], is: 'list' },
  {
    components: ['RejectionNotice'],
    is: 'alert',
    keys: 'a button to dismiss each',
    spoken: 'what was refused, with all reasons',
  },
  {
    components: ['OptionButton'],
    is: 'button, never disabled, described by all reasons',
    keys: 'Enter or Space plays, or keeps the reasons open',
  },
  { components: ['RuleTrace'], is: 'section with a list; passed, failed, penalised in words' },
  { components: ['SequenceBar'], is: 'group of buttons' },
  { components: ['StatusBanner'], is: 'status', spoken: 'whose turn it is, what about, how it ended' },
  {
    components: ['Timeline'],
    is: 'section with a slider and a list',
    keys: 'arrows, Page up and down, Home, End',
    spoken: 'what prevents going back',
  },
  {
    components: ['UnavailableReasonTooltip'],
    is: 'what makes all of this work inside it',
    keys: 'Escape closes the reasons, or lets go of what was chosen',
    spoken: 'reasons that are kept open',
  },
];
