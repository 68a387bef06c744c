import { useEffect, useState } from 'react';

/** Whether a key has stayed the same for so many milliseconds. `null` is no key: nothing is waited for. */
export function useElapsed(key: unknown, milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState<{ readonly key: unknown } | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setElapsed({ key }), milliseconds);
    return () => {
      clearTimeout(timer);
      // The same key may come again, and is waited for again.
      setElapsed(null);
    };
  }, [key, milliseconds]);
  return elapsed !== null && elapsed.key === key;
}
