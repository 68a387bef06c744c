import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { launchOptions } from '../../.ci/browser.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    baseURL: string;
    /** The browser that all end-to-end tests share: `chromium.connect(wsEndpoint)`. */
    wsEndpoint: string;
  }
}

/** Builds the app as it is published, serves it on a free port, and starts one browser for all end-to-end tests. */
export default async function setup(project: TestProject) {
  // In a child process: Vitest sets NODE_ENV=test, with which a build here would contain React's development build.
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const server = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
  const browser = await chromium.launchServer(launchOptions());
  project.provide('baseURL', server.resolvedUrls?.local[0] ?? '');
  project.provide('wsEndpoint', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await server.close();
  };
}
