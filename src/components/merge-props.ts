import { useMemo, type HTMLAttributes, type Ref, type RefCallback } from 'react';

type Handler = (...args: never[]) => unknown;

/** A part's own props with those of its user: class names and styles add up, both handlers run, the rest is the user's. */
export function mergeProps<Own extends HTMLAttributes<HTMLElement>>(
  own: Own,
  given: HTMLAttributes<HTMLElement>,
): Own {
  // A prop that is undefined was not given: it must not take away the part's own.
  const set = Object.entries(given).filter(([, value]) => value !== undefined) as [
    keyof Own & string,
    unknown,
  ][];
  const merged = { ...own, ...Object.fromEntries(set) } as Record<string, unknown>;
  if (own.className && given.className) merged['className'] = `${own.className} ${given.className}`;
  if (own.style && given.style) merged['style'] = { ...own.style, ...given.style };
  for (const [name, handler] of set) {
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
