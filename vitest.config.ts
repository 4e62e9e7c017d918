import { defineConfig } from 'vitest/config';

/** Unit tests lie beside the code; `*.http.test.ts` go through HTTP on a real database, one per file. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{contract,server,web,sample,tools,processes,brands}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.http.test.ts', '**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'http',
          include: ['{server,web,processes,test}/**/*.http.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/e2e/**/*.e2e.test.ts'],
          globalSetup: 'test/e2e/support/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
