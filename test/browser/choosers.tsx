import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { OptionMatrix } from '../../src/components/OptionMatrix/OptionMatrix.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useOptions, useQueue } from '../../src/hooks/facts.js';
import { MOVE_AXIS } from '../../src/store/selection.js';

/** A component by which something is chosen, in a game of letters. */
export interface Chooser {
  readonly name: string;
  readonly screen: ReactNode;
  /** What has to be pressed before that which plays a letter. */
  readonly first?: (root: HTMLElement, letter: string) => HTMLElement | null | undefined;
  /** That which plays a letter. */
  readonly last: (root: HTMLElement, letter: string) => HTMLElement | null | undefined;
}

const named = (root: HTMLElement, selector: string, text: string) =>
  [...root.querySelectorAll<HTMLElement>(selector)].find((element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.includes(text),
  );

function LetterHand(): ReactNode {
  const items = useOptions().map(({ params, name }) => ({ id: String(params['name']), name }));
  return (
    <UnavailableReasonTooltip>
      <Hand label="Letters" items={items} />
    </UnavailableReasonTooltip>
  );
}

function LetterBoard(): ReactNode {
  const letters = useOptions().map(({ params }) => String(params['name']));
  return (
    <BoardGrid
      label="Letters"
      rows={1}
      columns={Math.max(1, letters.length)}
      cellId={({ column }) => letters[column] ?? 'nothing'}
      cellLabel={({ column }) => `Letter ${letters[column] ?? '?'}`}
    />
  );
}

function Plan(): ReactNode {
  const { enqueue } = useQueue();
  return (
    <>
      {useOptions().map(({ id, params }) => (
        <button key={id} type="button" data-plan={String(params['name'])} onClick={() => enqueue(id)}>
          +
        </button>
      ))}
      <QueueTray />
    </>
  );
}

const entity = (root: HTMLElement, letter: string) =>
  root.querySelector<HTMLElement>(`[data-entity-id="${CSS.escape(letter)}"]`);

/** Every component by which something is chosen. */
export const CHOOSERS: readonly Chooser[] = [
  {
    name: 'ActionMenu',
    screen: <ActionMenu />,
    last: (root, letter) => named(root, '[role=menuitem]', `Letter ${letter}`),
  },
  {
    name: 'CommandPalette',
    screen: (
      <CommandPalette
        defaultOpen
        renderTrigger={(props) => <button type="button" data-open="" {...props} />}
      />
    ),
    first: (root) =>
      root.querySelector('dialog[open]') ? null : root.querySelector<HTMLElement>('[data-open]'),
    last: (root, letter) => named(root, '[role=option]', `Letter ${letter}`),
  },
  {
    name: 'MoveComposer',
    screen: <MoveComposer />,
    first: (root, letter) =>
      root.querySelector(`[data-option]`) === null
        ? named(root, '.ms-composer-value', letter)?.querySelector('input')
        : null,
    last: (root, letter) => named(root, '.ms-composer-play', `Letter ${letter}`),
  },
  {
    name: 'OptionMatrix',
    screen: <OptionMatrix rowAxis={MOVE_AXIS} columnAxis="name" />,
    last: (root, letter) => named(root, '.ms-matrix-cell', `Letter ${letter}`),
  },
  { name: 'BoardGrid', screen: <LetterBoard />, last: entity },
  { name: 'Hand', screen: <LetterHand />, last: entity },
  {
    name: 'QueueTray',
    screen: <Plan />,
    first: (root, letter) => root.querySelector<HTMLElement>(`[data-plan="${CSS.escape(letter)}"]`),
    last: (root) => root.querySelector<HTMLElement>('.ms-queue-commit'),
  },
];
