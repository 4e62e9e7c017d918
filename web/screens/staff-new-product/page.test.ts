import { expect, it } from 'vitest';
import { Client, failure, type Result } from '../../../contract/api/client.ts';
import { productEndpoints } from '../../../contract/merchandising/products.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { unpublishedWords } from '../../features/staff/products/publish.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;

const added = ok({ ok: true, productId: 7, version: 1 });

const request = (published: Result<unknown>, adding: Result<unknown> = added): PageRequest => ({
  url: new URL('https://shop.example/staff/products/new'),
  params: {},
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => null,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === staffEndpoints.me) return ok({ name: 'Pia', permissions: ['catalog.edit'] });
      if (endpoint === productEndpoints.add) return adding;
      if (endpoint === productEndpoints.fresh) return ok({ warehouses: [] });
      return endpoint === productEndpoints.setState ? published : failure(500);
    },
  }),
});

it.each([
  [ok({ ok: true, productId: 7, version: 2 }), '/staff/products/7?done=published', null],
  [
    { ...failure(409), code: 'product_changed' },
    '/staff/products/7?done=added&problem=product_changed',
    'It couldn’t be published. The product changed after you opened this page. Check the changes and try again.',
  ],
  [failure(503), '/staff/products/7?done=added&problem=unknown', 'It couldn’t be published. Try again in a moment.'],
])(
  '[§17 products] a new product that is saved leads to its page, which says what publishing came to',
  async (published, location, words) => {
    const form = new URLSearchParams({ name: 'Sofa', category: 'furniture', 'v0.price': '90.00' });
    expect(await page.actions?.publish?.(form, request(published))).toMatchObject({ kind: 'redirect', location });
    expect(unpublishedWords(new URL(location, 'https://shop.example').searchParams.get('problem'))).toBe(words);
  },
);

it.each([
  [400, 422],
  [409, 409],
])('[§17 products] a new product that is refused with %i shows its form again with %i', async (refused, status) => {
  const form = new URLSearchParams({ name: 'Sofa', category: 'furniture', 'v0.price': '90.00' });
  expect(await page.actions?.save?.(form, request(failure(500), failure(refused)))).toMatchObject({ kind: 'data', status });
});
