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
  return run(environment, [], file, args);
}

/**
 * The same in several processes, whose rounds are put together: of microseconds, a tenth depends on how a process happens
 * to compile its code.
 * @param {string} file @param {readonly (string | number)[]} args @returns {Record<string, number[]>}
 */
export function timeCaseOften(file, ...args) {
  /** @type {Record<string, number[]>} */
  const all = {};
  for (let process = 0; process < 5; process += 1)
    for (const [name, times] of Object.entries(timeCase(file, ...args))) (all[name] ??= []).push(...times);
  return all;
}

/**
 * The same for a case that sweeps up before it is timed: that gives memory back, and whoever makes more things after it
 * would pay for getting it again.
 * @param {string} file @param {readonly (string | number)[]} args @returns {Record<string, number[]>}
 */
export function timeSweptCase(file, ...args) {
  return run('production', ['--min-semi-space-size=16'], file, args);
}

/** @param {string} environment @param {readonly string[]} flags @param {string} file @param {readonly (string | number)[]} args */
function run(environment, flags, file, args) {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const command = ['--expose-gc', ...flags, path, ...args.map(String)];
  const env = { ...process.env, NODE_ENV: environment };
  return JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8', env }));
}

/** The median of the ratios of two subjects, round by round. @param {readonly number[]} a @param {readonly number[]} b */
export const ratio = (a, b) => median(a.map((time, round) => time / (b[round] ?? NaN)));
