import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from './median.mjs';

/**
 * What a case measured, round by round. In a process of its own, so that no case spoils another's compiled code.
 * @param {string} file @param {readonly (string | number)[]} args @returns {Record<string, number[]>}
 */
export function timeCase(file, ...args) {
  return timeCaseAs('production', file, ...args);
}

/**
 * The same in an environment: in development, everything is frozen.
 * @param {'production' | 'development'} environment @param {string} file @param {readonly (string | number)[]} args
 * @returns {Record<string, number[]>}
 */
export function timeCaseAs(environment, file, ...args) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const command = ['--expose-gc', path, ...args.map(String)];
  const env = { ...process.env, NODE_ENV: environment };
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', env }));
}

/** The median of the ratios of two subjects, round by round. @param {readonly number[]} a @param {readonly number[]} b */
export const ratio = (a, b) => median(a.map((time, round) => time / (b[round] ?? NaN)));
