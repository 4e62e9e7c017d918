import { expect, it } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest } from '../../page/page.ts';
import page from './page.ts';

const item = (slug: string, taxonomyId: number) => ({ slug, taxonomyId });
const rugs = { ...item('rugs', 1), subMenu: [{ ...item('area-rugs', 2), secSubMenu: [item('wool-rugs', 3), item('round', 4)] }] };
const lamps = { ...item('lighting', 5), subMenu: [{ ...item('round', 6), secSubMenu: [] }] };

/** Loads a category's address in a shop with these departments. */
function load(path: string) {
  const url = new URL(path, 'https://shop.example');
  const call: Transport['call'] = async (endpoint) =>
    describedEndpoint(endpoint).name === 'catalog.getMenu'
      ? { ok: true, statusCode: 200, data: { departments: [rugs, lamps], links: [] } }
      : { ok: false, statusCode: 404, message: '' };
  const request: PageRequest = {
    url,
    params: { slug: url.pathname.slice('/c/'.length) },
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-02T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
  return page.load(request);
}

it.each([
  ['/c/rugs', '/c/rugs?t=1'],
  ['/c/wool-rugs?color=blue&page=2', '/c/wool-rugs?t=3&color=blue&page=2'],
])('[§2.1 category] %s, without the id, leads to %s', async (path, location) => {
  expect(await load(path)).toMatchObject({ kind: 'redirect', status: 301, location });
});

it.each(['/c/round', '/c/attic', '/c/rugs?t=x'])('[§2.1 category] %s is not found: several have the name, or none', async (path) => {
  expect(await load(path)).toMatchObject({ kind: 'failure', status: 404 });
});
