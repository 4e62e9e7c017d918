import { defineConfig } from 'vitest/config';

/**
 * On a busy machine a browser, a database or a killed process may be late, so CI retries a failed test twice; `npm test` names each that passed then.
 */
const retry = process.env.CI === 'true' ? 2 : 0;

/** Vitest's default of a second is too short beside a busy browser. */
const expect = { poll: { timeout: 20_000 } };

/** Keeps two cores busy alone. */
const everyPage = 'test/e2e/shop/every-page.e2e.test.ts';

/**
 * Files share a worker's modules: loading them anew took half the time of unit and HTTP tests, and a second for each of the others. The shop's modules
 * keep no state (`tools/import-effects.ts`); those of the browser tests keep counters and the browser.
 */
const isolate = false;

/** V8 may abort when it frees the code of one embedded database after another. */
const execArgv = ['--no-wasm-code-gc'];

const scratch = 'test/support/scratch.ts';

const inBrowser = {
  globalSetup: [scratch, 'test/e2e/support/setup.ts'],
  isolate,
  testTimeout: 120_000,
  hookTimeout: 180_000,
  retry,
  expect,
};

/** Unit tests are beside the code; `*.http.test.ts` use HTTP and a real database, one per file; fault tests stop and kill the built shop. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,sample,tools,processes,brands}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.ts', '**/node_modules/**'],
          globalSetup: scratch,
          isolate,
          // Properties over thousands of cases take their time on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'http',
          include: ['{server,web,processes}/**/*.http.test.ts'],
          globalSetup: [scratch, 'test/support/database-template.ts'],
          isolate,
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          retry,
          expect,
        },
      },
      {
        test: {
          name: 'fault',
          include: ['test/fault/*.http.test.ts'],
          globalSetup: scratch,
          isolate,
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          retry,
          expect,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'pages',
          include: [everyPage],
          maxWorkers: 1,
          // Pages checked concurrently: one renders while another waits for the shop.
          maxConcurrency: 3,
        },
      },
      {
        test: {
          ...inBrowser,
          name: 'browser',
          include: ['test/e2e/**/*.e2e.test.ts'],
          exclude: [everyPage],
          // A browser and its shop keep little more than one core busy.
          maxWorkers: 2,
        },
      },
    ],
  },
});
