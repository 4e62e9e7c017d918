import { expect, it } from 'vitest';
import { Client, failure } from '../../../contract/api/client.ts';
import { brandEndpoints } from '../../../contract/settings/brands.ts';
import { staffEndpoints } from '../../../contract/staff/staff.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const ok = (data: unknown) => ({ ok: true, statusCode: 200, data }) as const;
const address = 'https://fern.example';
const brand = { name: 'Fern', tags: [], returnLines: [], state: 'open' };

const request = (named: string): PageRequest => ({
  url: new URL('https://shop.example/staff/brands/fern-moss'),
  params: { key: 'fern-moss' },
  brand: 'alder-loom',
  channel: 'website',
  flash: null,
  now: new Date('2026-07-01T12:00:00Z'),
  shopOf: () => address,
  familySignInPath: () => null,
  cookie: () => undefined,
  client: new Client({
    call: async (endpoint) => {
      if (endpoint === staffEndpoints.me)
        return ok({ name: 'Pia', permissions: ['brands.manage'], brands: [{ key: 'fern-moss', name: named }] });
      if (endpoint === brandEndpoints.get) return ok({ key: 'fern-moss', version: 1, brand, address, categories: [], history: [] });
      return failure(404);
    },
  }),
});

it('[look: staff console] a brand’s page has the name in force, and links into its console with the sign-in', async () => {
  expect(await page.load(request('Fern Living'))).toMatchObject({
    kind: 'data',
    data: {
      shown: {
        opened: { brand: { name: 'Fern' } },
        otherName: { name: 'Fern Living', href: `${address}/family/staff/sign-in?from=alder-loom&to=%2Fstaff%2Fsettings%2Fstore` },
        links: [
          { title: address, href: `${address}/family/staff/sign-in?from=alder-loom&to=%2F` },
          { title: 'Content' },
          { title: 'Store details' },
          { title: 'Theme' },
        ],
      },
    },
  });
  expect(await page.load(request('Fern'))).toMatchObject({ data: { shown: { otherName: null } } });
});
