import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Client, type Transport } from '../../../contract/api/client.ts';
import type { ShownPage } from '../../../contract/content/page.schemas.ts';
import { describedEndpoint } from '../../../contract/index.ts';
import type { PageRequest, Site } from '../../page/page.ts';
import { OptOut } from './opt-out.tsx';
import page from './page.ts';

const shown = {
  page_id: 'deals',
  title: 'Deals',
  description: 'For less',
  image: null,
  noindex: false,
  blocks: [],
  tags: ['content:deals'],
};
const failure = (statusCode: number) => ({ ok: false as const, statusCode, message: 'Page not supported' });

/** A visit to `path`; `answers` are the endpoints' responses by name; all others fail. */
function visit(path: string, answers: Record<string, unknown>, asked: [string, unknown][] = []): PageRequest {
  const url = new URL(path, 'https://shop.example');
  const call: Transport['call'] = async (endpoint, input) => {
    const { name } = describedEndpoint(endpoint);
    asked.push([name, input]);
    return (name in answers ? answers[name] : failure(500)) as never;
  };
  const id = url.pathname.slice(1);
  return {
    url,
    params: id ? { page: id } : {},
    brand: 'alder-loom',
    channel: 'website',
    flash: null,
    now: new Date('2026-07-01T12:00:00Z'),
    client: new Client({ call }),
    cookie: () => undefined,
    shopOf: () => null,
    familySignInPath: () => null,
  };
}
const found = (data: object = shown) => ({ ok: true, statusCode: 200, data });
const site = { name: 'Alder & Loom', origin: 'https://shop.example', support: {} } as Site;

describe('[§2.1 marketing pages]', () => {
  test('a page of the content system is public', async () => {
    const asked: [string, unknown][] = [];
    const loaded = await page.load(visit('/deals', { 'content.getPage': found() }, asked));
    expect(loaded).toMatchObject({ kind: 'data', data: { page: shown, preview: null } });
    expect(loaded).not.toHaveProperty('isPersonal');
    expect(asked).toEqual([['content.getPage', { page: 'deals' }]]);
  });

  test('[§7.6 opt-out] the form of the privacy requests opts out, and the page says so', async () => {
    const asked: [string, unknown][] = [];
    const request = (answers: object) => visit('/privacy-request', { 'content.getPage': found(), ...answers }, asked);
    const act = (answers: object) => page.actions?.['opt-out']?.(new URLSearchParams({ action: 'opt-out' }), request(answers));
    const done = { ok: true, statusCode: 200, data: { ok: true } };
    expect(await act({ 'consent.optOut': done })).toMatchObject({ kind: 'data', data: { page: shown, hasOptedOut: true } });
    expect(asked[0]).toEqual(['consent.optOut', {}]);
    expect(await act({ 'consent.optOut': failure(503) })).toMatchObject({ kind: 'failure', status: 503 });
    expect(await page.load(request({}))).not.toHaveProperty('data.hasOptedOut');
    expect(renderToStaticMarkup(<OptOut done={false} />)).toMatch(
      /<form action="#do-not-share" method="post">.*name="action" value="opt-out".*Opt out on this device/,
    );
    expect(renderToStaticMarkup(<OptOut done />)).toContain('You’ve opted out on this device.');
  });

  test('a page it does not have is not found; a failing content system is an error', async () => {
    const missing = await page.load(visit('/attic', { 'content.getPage': failure(404) }));
    // The 404 is cached for a moment; publishing the page purges it.
    expect(missing).toEqual({ kind: 'failure', status: 404, tags: ['content:alder-loom:attic'] });
    expect(await page.load(visit('/deals', {}))).toMatchObject({ kind: 'failure', status: 500 });
  });

  test('a preview link shows the draft to its holder only, not to search engines', async () => {
    const asked: [string, unknown][] = [];
    const at = '2026-11-27T05:00:00.000Z';
    const draft = found({ page: shown, at, version: null });
    const loaded = await page.load(visit('/deals?preview=t.k', { 'content.preview': draft }, asked));
    expect(asked).toEqual([['content.preview', { page: 'deals', token: 't.k' }]]);
    expect(loaded).toMatchObject({ isPersonal: true, isFramed: true, data: { preview: { at }, madeAt: Date.parse(at) } });
    const { data } = loaded as Extract<typeof loaded, { kind: 'data' }>;
    expect(page.head(data, site)).toMatchObject({ robots: 'noindex', canonical: '/deals' });
  });

  test('an expired preview link is not found', async () => {
    expect(await page.load(visit('/?preview=t.k', { 'content.preview': failure(404) }))).toMatchObject({ kind: 'failure', status: 404 });
  });

  test('the home page has one address', async () => {
    expect(await page.load(visit('/homepage', {}))).toMatchObject({ kind: 'redirect', location: '/', status: 301 });
  });
});

test('the home page works without content, and with nothing at all', async () => {
  const rows = found({ rows: [{ title: 'Popular right now', kind: 'popular', category: null, products: [] }] });
  const departments = [
    {
      title: 'Rugs',
      slug: 'rugs',
      taxonomyId: 9,
      link: '/c/rugs?t=9',
      optionalTID: 9,
      type: 'department',
      navImage: null,
      subMenu: [],
      tiles: [],
      height: 620,
    },
  ];
  const menu = found({ departments });
  const known = await page.load(visit('/', { 'content.getPage': failure(404), 'catalog.getMenu': menu, 'search.getRows': rows }));
  const nothing = await page.load(visit('/', {}));
  const pageOf = (loaded: typeof known) => (loaded as { data: { page: ShownPage } }).data.page;
  expect(pageOf(known).blocks.map(({ type }) => type)).toEqual(['multi_size_banner', 'all_departments_list']);
  expect(pageOf(known).blocks[0]).toMatchObject({ redirect_url: '/c/rugs?t=9', call_to_action: 'Shop rugs' });
  expect(pageOf(nothing).blocks).toHaveLength(1);
});
