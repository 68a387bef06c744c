import { inspect } from 'node:util';
import { vi } from 'vitest';

/** What a sample prints, as a console would show it. */
export async function printed(sample: () => void | Promise<void>): Promise<string> {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'info').mockImplementation((...said: unknown[]) => {
    lines.push(said.map(shown).join(' ').trimEnd());
  });
  try {
    await sample();
  } finally {
    spy.mockRestore();
  }
  return `${lines.join('\n')}\n`;
}

/** The file that the guide shows as the output of a sample. */
export const output = (name: string) => `../../stories/guides/outputs/${name}.txt`;

function shown(value: unknown): string {
  return typeof value === 'string' ? value : inspect(value, { depth: 6, breakLength: 90 });
}
