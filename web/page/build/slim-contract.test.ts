import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test } from 'vitest';
import { endpoints } from '../../../contract/index.ts';
import { slimContract } from './slim-contract.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds a module for browsers and runs it. */
async function built(source: string): Promise<{ code: string; exports: Record<string, unknown> }> {
  const entry = '\0entry.ts';
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      slimContract(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? entry : id.startsWith('contract/') ? join(root, id) : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const code = output.output[0].code;
  return { code, exports: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

describe('the contract in browsers', () => {
  let all: Awaited<ReturnType<typeof built>>;
  beforeAll(async () => {
    all = await built(`export { endpoints } from 'contract/index.ts';
      export { cardProblems, checkoutState } from 'contract/checkout.ts';
      export { maxLineQuantity, cartProblems } from 'contract/cart.ts';`);
  });

  test('has every endpoint with what a call needs', () => {
    const hasBody = (method: string) => method !== 'GET' && method !== 'DELETE';
    const needed = endpoints.map(({ method, path, query }) => ({
      method,
      path,
      query: hasBody(method) ? Object.keys((query as { shape?: object }).shape ?? {}) : [],
    }));
    const given = all.exports.endpoints as { method: string; path: string; query?: { shape: object } }[];
    expect(given.map(({ method, path, query }) => ({ method, path, query: Object.keys(query?.shape ?? {}) }))).toEqual(needed);
  });

  test('has its functions, constants, problems and enums', () => {
    const cardProblems = all.exports.cardProblems as (card: object, now: null) => object;
    expect(cardProblems({ number: '', expiry: '', securityCode: '', name: '' }, null)).toHaveProperty('number');
    expect(all.exports.maxLineQuantity).toBe(99);
    expect(all.exports.cartProblems).toHaveProperty('out_of_stock.status', 409);
    expect(all.exports.checkoutState).toEqual({ options: ['open', 'challenge', 'pending', 'complete'] });
  });

  test('has neither zod nor what schemas say', () => {
    expect(all.code).not.toContain('_zod');
    expect(all.code.length).toBeLessThan(30_000);
  });

  test('leaves out what nobody imports', async () => {
    const { code } = await built(`export { maxLineQuantity } from 'contract/cart.ts';`);
    expect(code).not.toContain('/api/cart');
  });
});
