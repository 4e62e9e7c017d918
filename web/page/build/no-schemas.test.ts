import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { noSchemas } from './no-schemas.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds a module for browsers. */
const built = (source: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      noSchemas(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : id.startsWith('contract/') ? join(root, id) : null),
        load: (id) => (id === 'entry' ? source : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });

test('an endpoint’s caller needs no schema', async () => {
  await expect(built("export { cartEndpoints, maxLineQuantity } from 'contract/cart/cart.ts';")).resolves.toBeDefined();
});

test('a schema in browser code fails the build and is named', async () => {
  await expect(built("export { cartUuid } from 'contract/cart/cart.schemas.ts';")).rejects.toThrow(
    /brings zod to the browser.*cart\.schemas\.ts/,
  );
});
