import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ErrorInfo,
  type ReactNode,
  type RefObject,
} from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useGame, useGameStore } from '../../hooks/GameProvider.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { isProduction } from '../../protocol/is-production.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { bringKeyboardBack, keyboardLostWith, type LostKeyboard } from './lost-keyboard.js';

/**
 * Keeps a skin that throws from taking the rest of the game with it: in its place stands a panel that says so and lets it
 * be tried again. It is tried again by itself with the next revision of the game. A keyboard that is on the panel stays
 * there when the skin throws again, and goes to what was mended. Renders a `<section>` element when something was thrown,
 * and otherwise nothing of its own.
 */
export function GameErrorBoundary({
  children,
  details = !isProduction(),
  onError = report,
  renderError,
  ...elementProps
}: GameErrorBoundaryProps): ReactNode {
  const store = useGameStore();
  const revision = useGame((state) => state.snapshot.revision);
  const [stack, setStack] = useState('');
  const told = useRef<string | null>(null);
  const lost = useRef<LostKeyboard | null>(null);

  function tellOnce(error: unknown, info: ErrorInfo): void {
    setStack(info.componentStack ?? '');
    const message = textOf(error);
    if (told.current === message) return;
    told.current = message;
    onError(error, info);
  }

  function showError({ error, resetErrorBoundary: retry }: FallbackProps): ReactNode {
    if (renderError) return renderError(error, retry);
    return (
      <ErrorPanel
        error={error}
        stack={details ? stack : null}
        retry={retry}
        lost={lost}
        elementProps={elementProps}
      />
    );
  }

  return (
    <ErrorBoundary resetKeys={[store, revision]} onError={tellOnce} fallbackRender={showError}>
      <Whole lost={lost}>{children}</Whole>
    </ErrorBoundary>
  );
}

/** What was not thrown at, or was mended: if the panel in its place had the keyboard, it gets it. */
function Whole({ lost, children }: WholeProps): ReactNode {
  useLayoutEffect(() => {
    if (lost.current) bringKeyboardBack(lost.current);
    lost.current = null;
  }, [lost]);
  return children;
}

interface WholeProps {
  readonly lost: RefObject<LostKeyboard | null>;
  readonly children: ReactNode;
}

function ErrorPanel({ error, stack, retry, lost, elementProps }: ErrorPanelProps): ReactNode {
  const words = useWords();
  const { ref, ...sectionProps } = elementProps;
  const panel = useRef<HTMLElement>(null);
  const retryButton = useRef<HTMLButtonElement>(null);
  const mergedRef = useMergedRef(panel, ref);

  // React makes a new panel each time something is thrown.
  useLayoutEffect(() => {
    const section = panel.current;
    if (lost.current) retryButton.current?.focus();
    lost.current = null;
    return () => void (lost.current = keyboardLostWith(section));
  }, [lost]);

  return (
    <section {...mergeProps({ className: 'ms-error' }, sectionProps)} ref={mergedRef}>
      <div role="alert">
        <p className="ms-error-title">
          {words.say('error.title', {}, 'This part of the screen has broken down.')}
        </p>
        <p>
          {words.say(
            'error.text',
            {},
            'The game goes on, and nothing of it is lost. Try again, or play on with the rest of the screen.',
          )}
        </p>
      </div>
      <button type="button" ref={retryButton} className="ms-error-retry" onClick={retry}>
        {words.say('error.retry', {}, 'Try again')}
      </button>
      {stack !== null && (
        <details className="ms-error-details">
          <summary>{words.say('error.details', {}, 'Details for developers')}</summary>
          {/* Long lines are scrolled to, also by keyboard. */}
          <pre
            tabIndex={0}
            aria-label={words.say('error.details', {}, 'Details for developers')}
            role="group"
          >
            {textOf(error)}
            {stack}
          </pre>
        </details>
      )}
    </section>
  );
}

interface ErrorPanelProps {
  readonly error: unknown;
  /** The components in which it happened; `null` where that is nobody's business. */
  readonly stack: string | null;
  readonly retry: () => void;
  /** Where the last panel stood, if the keyboard was lost with it. */
  readonly lost: RefObject<LostKeyboard | null>;
  readonly elementProps: Omit<ComponentProps<'section'>, 'onError'>;
}

function textOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function report(error: unknown, { componentStack }: ErrorInfo): void {
  console.error(
    `moveset: a part of the screen threw (${textOf(error)}). Players see a panel in its place, and the rest of the game ` +
      `goes on. Mend the component that threw:${componentStack ?? ' it is not known.'}`,
  );
}

/** Props of `GameErrorBoundary`. */
export interface GameErrorBoundaryProps extends Omit<ComponentProps<'section'>, 'onError'> {
  /** Whether the panel has the error in it, for developers. In development, unless said otherwise. */
  readonly details?: boolean;
  /** Told what was thrown, once for the same error however often it is thrown again. Without it, the console is. */
  readonly onError?: (error: unknown, info: ErrorInfo) => void;
  /** Renders something else in place of the panel. Where the keyboard goes from there, it has to say itself. */
  readonly renderError?: (error: unknown, retry: () => void) => ReactNode;
}
