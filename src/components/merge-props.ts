import { useMemo, type HTMLAttributes, type Ref, type RefCallback } from 'react';

type Handler = (...args: never[]) => unknown;

/** A part's own props with those of its user: class names and styles add up, both handlers run, the rest is the user's. */
export function mergeProps<Own extends HTMLAttributes<HTMLElement>>(
  own: Own,
  given: HTMLAttributes<HTMLElement>,
): Own {
  const merged = { ...own, ...given } as Record<string, unknown>;
  if (own.className && given.className) merged['className'] = `${own.className} ${given.className}`;
  if (own.style && given.style) merged['style'] = { ...own.style, ...given.style };
  for (const [name, handler] of Object.entries(given) as [keyof Own & string, unknown][]) {
    const ownHandler: unknown = own[name];
    if (!/^on[A-Z]/.test(name) || typeof handler !== 'function' || typeof ownHandler !== 'function') continue;
    merged[name] = (...args: never[]) => {
      (handler as Handler)(...args);
      (ownHandler as Handler)(...args);
    };
  }
  return merged as Own;
}

/** One ref that sets two. */
export function useMergedRef<T>(own: Ref<T>, given: Ref<T> | undefined): Ref<T> {
  return useMemo(() => {
    if (!given) return own;
    const both: RefCallback<T> = (element) => {
      setRef(own, element);
      setRef(given, element);
    };
    return both;
  }, [own, given]);
}

function setRef<T>(ref: Ref<T>, element: T | null): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) ref.current = element;
}
