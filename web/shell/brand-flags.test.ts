import { describe, expect, test } from 'vitest';
import { Client } from '../../contract/client.ts';
import type { BrandFlagName } from '../../contract/flags.ts';
import type { Loaded, PageModule, PageRequest } from '../page/page.ts';
import { product as productLink } from '../routes.ts';
import card from '../screens/credit-card/page.ts';
import information from '../screens/information/page.ts';
import product from '../screens/product/page.ts';

const lamp = { productId: 7, slug: 'lamp', departmentSlug: 'lighting', variations: [], introducedOn: '2020-01-01' };

/** Loads a page of a brand that has these flags on; null when the flags cannot be learnt. */
function load<D>(page: PageModule<D>, path: string, on: readonly BrandFlagName[] | null): Promise<Loaded<D>> {
  const answers: Record<string, object> = { 'catalog.getProduct': lamp, ...(on && { 'flags.getBrandFlags': { on } }) };
  const call = async ({ name }: { name: string }) =>
    (answers[name] ? { ok: true, statusCode: 200, data: answers[name] } : { ok: false, statusCode: 500, message: '' }) as never;
  const request: PageRequest = {
    url: new URL(path, 'https://shop.example'),
    params: { productId: '7' },
    brand: 'pip-alder',
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familyDoor: () => null,
  };
  return page.load(request);
}

describe('[§9 feature flags] are asked where public pages are made', () => {
  test.each([
    ['on', ['image-zoom'], true],
    ['off', [], false],
    ['unknown', null, false],
  ] as const)('image zoom %s', async (_state, on, zooms) => {
    expect(await load(product, productLink(lamp), on)).toMatchObject({ kind: 'data', data: { zooms } });
  });

  test.each([
    ['on', ['financing-offer'], { kind: 'data', data: { card: 'Pip & Alder Card' } }, true],
    ['off', [], { kind: 'failure', status: 404 }, false],
  ] as const)('the financing offer %s: the card’s page, and what the terms say of it', async (_state, on, page, told) => {
    expect(await load(card, '/credit-card', on)).toMatchObject(page);
    const terms = await load(information, '/promotional-terms-and-conditions', on);
    expect(JSON.stringify(terms).includes('Pip & Alder Card')).toBe(told);
  });
});
