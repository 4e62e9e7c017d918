import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../contract/api/client.ts';
import type { ShownDepartment } from '../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../contract/content/endpoints.ts';
import type { ShownPage } from '../../contract/content/page.schemas.ts';
import { type TestShop, testShop } from '../../test/support/app.ts';
import { type SignedInStaff, staffSignedIn } from '../../test/support/staff.ts';
import { aProduct, aVariation, productIds, stockProducts } from '../catalog/test-fixtures/catalogue.ts';
import type { Call } from '../platform/http/call.ts';
import { PageCache } from '../platform/page-cache/index.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { cancelPlanned, type EditingParts, publish, restoreVersion, saveDraft, unpublish } from './editing.ts';
import { tellDue } from './jobs.ts';
import { previewToken } from './preview.ts';
import { seedTemplates } from './seed.ts';
import { findPublications, findVersion } from './store.ts';
import { aBanner, aPage } from './test-fixtures/pages.ts';

let shop: TestShop;
let parts: EditingParts;
let ids: Record<string, number>;
/** Every purge that was sent. */
const purged: (readonly string[])[] = [];
let stopListening: () => void;

const brand = 'alder-loom';
const now = new Date();
const actor = (by = 'pia', at = now) => ({ by, now: at });
const named = (key: string) => ({ brand, kind: 'page', key }) as const;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

beforeAll(async () => {
  shop = await testShop({ CONTENT_DELIVERY_TOKEN: 'delivery-token-of-the-app' });
  parts = shop;
  await stockProducts(shop.database, [
    aProduct({ handle: 'oak-sofa', name: 'Oak Sofa', category: 'furniture/sofas' }),
    aProduct({ handle: 'wool-rug', name: 'Wool Rug', category: 'rugs/wool' }),
    aProduct({ handle: 'gone-rug', name: 'Gone Rug', category: 'rugs/wool', variations: [aVariation({ sku: 'gone', stock: 0 })] }),
  ]);
  ids = await productIds(shop.database.read);
  stopListening = purgingOf(shop.database).hear((tags) => purged.push(tags === 'everything' ? ['everything'] : tags));
});
afterAll(async () => {
  stopListening();
  await shop.close();
});

const get = (url: string) => shop.app.inject(url);
const shown = async (page: string): Promise<ShownPage> => (await get(`/api/content/pages/${page}`)).json();
const query = (body: object, headers: Record<string, string> = { access_token: 'delivery-token-of-the-app' }) =>
  shop.app.inject({ method: 'POST', url: '/api/content', payload: body, headers });
const texts = (page: ShownPage) => page.blocks.map((block) => ('header_text' in block ? block.header_text : block.type));

/** Publishes a page of these blocks; returns its version. */
async function live(key: string, ...blocks: Parameters<typeof aPage> extends [string, ...infer B] ? B : never): Promise<number> {
  await saveDraft(parts, named(key), { body: aPage(key, ...blocks) }, actor());
  return (await publish(parts, named(key), {}, actor())).version;
}

describe('[content] drafts and versions', () => {
  it('a draft is public only after publication', async () => {
    await saveDraft(parts, named('deals'), { body: aPage('deals', 'One') }, actor());
    expect((await get('/api/content/pages/deals')).json()).toMatchObject({ statusCode: 404, message: 'Page not supported' });
    await publish(parts, named('deals'), {}, actor());
    await saveDraft(parts, named('deals'), { body: aPage('deals', 'Two') }, actor());
    expect(texts(await shown('deals'))).toEqual(['One']);
  });

  it('another brand has its own pages', async () => {
    const theirs = { ...named('vault'), brand: 'pip-alder' };
    await saveDraft(parts, theirs, { body: aPage('vault', 'For children') }, actor());
    await publish(parts, theirs, {}, actor());
    expect((await get('/api/content/pages/vault')).statusCode).toBe(404);
  });

  it('every version is stored, and an old one can be restored', async () => {
    await live('designer', 'First');
    await live('designer', 'Second');
    const restored = await restoreVersion(parts, named('designer'), 1, actor('max'));
    expect(restored).toMatchObject({ number: 3, savedBy: 'max' });
    expect(texts(await shown('designer'))).toEqual(['Second']);
    await publish(parts, named('designer'), {}, actor());
    expect(texts(await shown('designer'))).toEqual(['First']);
  });

  it('an identical draft makes no new version, and publishing it again emits nothing', async () => {
    const version = await live('sandbox', 'Same');
    const before = (await shown('sandbox')).blocks;
    const told = purged.length;
    expect((await saveDraft(parts, named('sandbox'), { body: { ...aPage('sandbox'), blocks: before } }, actor())).number).toBe(version);
    await publish(parts, named('sandbox'), {}, actor());
    expect(purged.length).toBe(told);
  });

  it('two editors do not overwrite each other', async () => {
    const { number } = await saveDraft(parts, named('gifts'), { body: aPage('gifts', 'Mine'), basedOn: null }, actor('pia'));
    await saveDraft(parts, named('gifts'), { body: aPage('gifts', 'Theirs'), basedOn: number }, actor('max'));
    await expect(
      saveDraft(parts, named('gifts'), { body: aPage('gifts', 'Mine again'), basedOn: number }, actor('pia')),
    ).rejects.toMatchObject({
      code: 'content_changed',
      details: { latest: 2, savedBy: 'max' },
    });
  });

  it('a fault names the block and the field', async () => {
    const body = aPage(
      'deals',
      'Fine',
      { type: 'split_banner', layout: 'double', tiles: [{}] },
      aBanner('x', { redirect_url: 'javascript:alert(1)' }),
    );
    await expect(saveDraft(parts, named('deals'), { body }, actor())).rejects.toMatchObject({
      code: 'invalid_input',
      fields: {
        'blocks.1.tiles': 'The number of tiles must match the layout',
        'blocks.2.redirect_url': 'Start with /, https://, mailto: or tel:',
      },
    });
  });

  it('rich text loses everything executable', async () => {
    await live('vault', {
      type: 'text_block',
      html: '<p onclick="x()">Hi <a href="javascript:x()">you</a><script>x()</script></p><iframe src="/"></iframe>',
    });
    expect((await shown('vault')).blocks).toMatchObject([{ html: '<p>Hi <a>you</a></p>' }]);
  });
});

describe('[content] publication dates', () => {
  const sale = named('black-friday-sale');
  const draft = (text: string) => saveDraft(parts, sale, { body: aPage(sale.key, text) }, actor());
  const told = () => purged.flat().filter((tag) => tag === 'content:alder-loom:black-friday-sale').length;

  it('a version is public from its time on, whether or not a job has run; the job renews its page once', async () => {
    await draft('Soon');
    await publish(parts, sale, {}, actor('pia', inMinutes(-20)));
    await draft('Now');
    await publish(parts, sale, { at: inMinutes(-5) }, actor('pia', inMinutes(-10)));
    await draft('Later');
    await publish(parts, sale, { at: inMinutes(10) }, actor());
    expect(texts(await shown(sale.key))).toEqual(['Now']);
    const before = told();
    await tellDue(parts, now);
    await tellDue(parts, now);
    expect(told() - before).toBe(1);
    await tellDue(parts, inMinutes(11));
    expect(told() - before).toBe(2);
  });

  it('a scheduled publication can be cancelled until it happens', async () => {
    const [planned] = await findPublications(shop.database.read, sale, { offset: 0, limit: 1 });
    await cancelPlanned(parts, sale, planned?.id ?? 0, actor());
    await expect(cancelPlanned(parts, sale, planned?.id ?? 0, actor())).rejects.toMatchObject({ code: 'not_planned' });
    const [happened] = await findPublications(shop.database.read, sale, { offset: 0, limit: 1 });
    await expect(cancelPlanned(parts, sale, happened?.id ?? 0, actor())).rejects.toMatchObject({ code: 'not_planned' });
  });

  it('the job runs by itself at the scheduled time', async () => {
    const before = told();
    await publish(parts, sale, { at: new Date(Date.now() + 1000) }, actor('pia', new Date()));
    await expect.poll(() => shop.jobs.drain().then(() => told() - before), { timeout: 10_000 }).toBe(1);
    expect(texts(await shown(sale.key))).toEqual(['Later']);
  });

  it('a page can be withdrawn, now or later', async () => {
    await unpublish(parts, sale, { at: inMinutes(30) }, actor());
    expect((await get(`/api/content/pages/${sale.key}`)).statusCode).toBe(200);
    await unpublish(parts, sale, {}, actor('pia', new Date()));
    expect((await get(`/api/content/pages/${sale.key}`)).json()).toMatchObject({ statusCode: 404, message: 'Page not supported' });
  });
});

describe('[§3 content blocks] what a page shows', () => {
  it('blocks appear and disappear by date, and their page is renewed each time', async () => {
    const between = (from: number, to: number) => ({
      visibility_dates: { visible_start_date: inMinutes(from).toISOString(), visible_end_date: inMinutes(to).toISOString() },
    });
    await live(
      'labor-day-sale',
      'Always',
      aBanner('Over', between(-20, -10)),
      aBanner('On', between(-5, 5)),
      aBanner('To come', between(5, 60)),
    );
    expect(texts(await shown('labor-day-sale'))).toEqual(['Always', 'On']);
    purged.length = 0;
    await tellDue(parts, inMinutes(4));
    expect(purged.flat()).not.toContain('content:alder-loom:labor-day-sale');
    await tellDue(parts, inMinutes(6));
    expect(purged.flat()).toContain('content:alder-loom:labor-day-sale');
  });

  it('a block is shown on its channel: website, native app, or both', async () => {
    const only = (show_on_website: boolean, show_on_native_app: boolean) => ({ visibility: { show_on_website, show_on_native_app } });
    await live('vault', 'Both', aBanner('Web', only(true, false)), aBanner('App', only(false, true)), aBanner('None', only(false, false)));
    expect(texts(await shown('vault'))).toEqual(['Both', 'Web']);
    expect(texts((await get('/api/content/pages/vault?channel=native-app')).json())).toEqual(['Both', 'App']);
    const inApp = { 'user-agent': 'Mozilla/5.0 (Linux; Android 16; wv) AlderApp-Android/4.1' };
    const asked = async (url: string) => texts((await shop.app.inject({ url, headers: inApp })).json());
    expect(await asked('/api/content/pages/vault')).toEqual(['Both', 'App']);
    expect(await asked('/api/content/pages/vault?channel=website')).toEqual(['Both', 'Web']);
  });

  it('products, categories and departments are included; items not sold are left out', async () => {
    const ref = (handle: string) => ({ product_id: ids[handle] });
    await live(
      'holiday-gift-guide',
      { type: 'product_grid', product_option_list: [ref('wool-rug'), { product_id: 999_999 }, ref('oak-sofa')] },
      { type: 'product_grid', product_option_list: [{ product_id: 999_999 }] },
      { type: 'category_row', category: 'rugs' },
      { type: 'category_row', category: 'no/such' },
      { type: 'shoppable_room', header_text: 'A room', alt_text: 'A room', hot_spots: [{ x: 10, y: 20, product: ref('oak-sofa') }] },
      { type: 'all_departments_list' },
    );
    const { blocks, tags } = await shown('holiday-gift-guide');
    expect(blocks.map(({ type }) => type)).toEqual(['product_grid', 'category_row', 'shoppable_room', 'all_departments_list']);
    expect(blocks).toMatchObject([
      { products: [{ name: 'Wool Rug' }, { name: 'Oak Sofa' }] },
      { products: [{ name: 'Wool Rug' }], category_link: { slug: 'rugs' } },
      { hot_spots: [{ x: 10, card: { name: 'Oak Sofa' } }] },
      { departments: [{ slug: 'furniture' }, { slug: 'rugs' }] },
    ]);
    expect(tags).toEqual(expect.arrayContaining(['content:alder-loom:holiday-gift-guide', `product:${ids['oak-sofa']}`, 'listing']));
  });
});

describe('[§9] delivery figures in texts', () => {
  const words = '<p>Free from {free_shipping_from}, else {shipping_rate}.</p>';
  const said = async () => (await shown('shipping')).blocks.map((block) => ('html' in block ? block.html : ''));

  it('are the defaults until content sets others', async () => {
    await live(
      'shipping',
      { type: 'text_block', html: words },
      { type: 'facts_list', facts: [{ term: 'Rate', html: '<p onclick="x()">{shipping_rate}</p>' }] },
    );
    expect(await said()).toEqual(['<p>Free from $50, else $6.99.</p>', '']);
    expect((await shown('shipping')).blocks[1]).toMatchObject({ facts: [{ html: '<p>$6.99</p>' }] });
    const money = (amount: number) => ({ amount, currency: 'USD' });
    const site = { brand, kind: 'site', key: 'site' } as const;
    const body = { navBar: { id: 'main' }, flatShippingMetaData: { threshold: money(7499), rate: money(899) } };
    await saveDraft(parts, site, { body }, actor());
    await publish(parts, site, {}, actor());
    expect((await said())[0]).toBe('<p>Free from $75, else $8.99.</p>');
    await unpublish(parts, site, {}, actor());
    expect((await said())[0]).toBe('<p>Free from $50, else $6.99.</p>');
  });

  it('[§9 returns] are those of the returns policy and of CAPTURE too; other words in braces stay', async () => {
    const html = '<p>{return_days}, {vault_return_days}, {return_arrive_days}. {return_postage} Charged when {card_charged}. {email}</p>';
    await live('shipping', { type: 'text_block', html });
    expect(await said()).toEqual(['<p>30, 7, 45. Sending it back is free. Charged when the order ships. {email}</p>']);
  });
});

describe('a shop without the demonstration', () => {
  const page = (key: string, text: string) => ({ ...aPage(key), blocks: [{ type: 'text_block' as const, html: `<p>${text}</p>` }] });
  const template = (key: string) => ({ standIn: page(key, 'To be written.'), draft: page(key, 'Template.') });
  const seed = (...keys: string[]) =>
    seedTemplates(shop.database, brand, { templates: keys.map(template), site: { navBar: { id: 'main' } } }, now);
  const draftOf = async (key: string) => (await findVersion(shop.database.read, named(key)))?.body;

  it('has a placeholder for each page its editors must write, with a template as draft, and leaves theirs alone', async () => {
    await live('terms', 'Our own');
    await seed('terms', 'privacy');
    expect(texts(await shown('terms'))).toEqual(['Our own']);
    expect((await shown('privacy')).blocks).toMatchObject([{ html: '<p>To be written.</p>' }]);
    expect(await draftOf('privacy')).toMatchObject({ blocks: [{ html: '<p>Template.</p>' }] });
    await saveDraft(parts, named('privacy'), { body: page('privacy', 'Ours.') }, actor());
    expect(await seed('terms', 'privacy')).toBe(0);
    expect(await draftOf('privacy')).toMatchObject({ blocks: [{ html: '<p>Ours.</p>' }] });
  });

  it('is set up once by several processes at once', async () => {
    const written = await Promise.all([seed('returns', 'faq'), seed('returns', 'faq')]);
    expect(written.reduce((sum, count) => sum + count)).toBe(2);
    expect(await draftOf('returns')).toMatchObject({ blocks: [{ html: '<p>Template.</p>' }] });
  });
});

describe('[§7.6 content] POST /api/content', () => {
  it('returns a page, or the fields the query selects', async () => {
    await live('mind-of-a-chef', 'Cook', { type: 'text_block', html: '<p>Salt.</p>' });
    expect((await query({ pageId: 'mind-of-a-chef' })).json()).toMatchObject({ ok: true, page: { title: 'About mind-of-a-chef' } });
    const chosen = await query({
      pageId: 'mind-of-a-chef',
      query: 'query Page($id: String) { title blocks { type system { uid } ... on text_block { html } } nothing }',
      variables: { channel: 'native-app' },
    });
    const uid = expect.stringMatching(/^blt/);
    expect(chosen.json().page).toEqual({
      title: 'About mind-of-a-chef',
      blocks: [
        { type: 'multi_size_banner', system: { uid } },
        { type: 'text_block', system: { uid }, html: '<p>Salt.</p>' },
      ],
    });
  });

  it.each([
    [{ pageId: 'no-such-page' }, undefined, 404, 'Page not supported'],
    [{ pageId: 'mind-of-a-chef' }, {}, 401, 'Unauthorized'],
    [{ pageId: 'mind-of-a-chef' }, { access_token: 'another' }, 401, 'Unauthorized'],
    [{ pageId: 'mind-of-a-chef', query: '{ title' }, undefined, 400, 'This query cannot be read.'],
    [{ pageId: '../x' }, undefined, 400, 'Bad Request'],
  ])('%j with header %j: %i', async (body, headers, statusCode, message) => {
    expect((await query(body, headers)).json()).toEqual({ statusCode, message, ok: false });
  });
});

describe('[content] preview', () => {
  it('shows the draft of one page for a day to whoever has the link', async () => {
    await live('deals', 'Public');
    await saveDraft(parts, named('deals'), { body: aPage('deals', 'Draft') }, actor());
    const { secret } = shop.config;
    const call = { brand, now, bearer: null, cookie: () => undefined } as unknown as Call;
    const client = new Client(shop.api.inProcess(call));
    const preview = async (page: string, token: string) => {
      const answer = await client.call(contentEndpoints.preview, { page, token });
      if (!answer.ok) throw new Error(answer.code);
      return answer.data;
    };
    const draft = { version: null, at: null };
    const token = previewToken(secret, named('deals'), draft, now);
    expect(texts((await preview('deals', token)).page)).toEqual(['Draft']);
    const later = aBanner('Later', { visibility_dates: { visible_start_date: inMinutes(60).toISOString(), visible_end_date: null } });
    const { number } = await saveDraft(parts, named('deals'), { body: aPage('deals', 'Now', later) }, actor());
    await saveDraft(parts, named('deals'), { body: aPage('deals', 'Newer') }, actor());
    const shownAt = async (at: Date | null) =>
      texts((await preview('deals', previewToken(secret, named('deals'), { version: number, at }, now))).page);
    expect([await shownAt(null), await shownAt(inMinutes(61))]).toEqual([['Now'], ['Now', 'Later']]);
    // What is planned for the whole site is not public because somebody looks ahead.
    const site = { brand, kind: 'site', key: 'site' } as const;
    await saveDraft(parts, site, { body: { navBar: { id: 'planned' } } }, actor());
    await publish(parts, site, { at: inMinutes(30) }, actor());
    await shownAt(inMinutes(61));
    expect((await get('/api/content')).json()).toMatchObject({ navBar: { id: brand } });
    const [planned] = await findPublications(shop.database.read, site, { offset: 0, limit: 1 });
    await cancelPlanned(parts, site, planned?.id ?? 0, actor());
    expect((await get(`/api/content/preview/deals?token=${token}`)).statusCode).toBe(404);
    const others = [
      ['vault', token],
      ['deals', previewToken(secret, { ...named('deals'), brand: 'pip-alder' }, draft, now)],
      ['deals', previewToken(secret, named('deals'), draft, inMinutes(-24 * 60 - 1))],
      ['deals', token.replace(/\d+/, '9999999999')],
      ['deals', token.replace('..', '.1.')],
    ] as const;
    for (const [page, wrong] of others) await expect(preview(page, wrong)).rejects.toThrow('preview_over');
  });
});

describe('[§7.6 content] site-wide content', () => {
  it('has defaults at first, and is updated at once', async () => {
    expect((await get('/api/content')).json()).toMatchObject({
      navBar: { id: brand },
      slimLineBanner: { coupon: null },
      flatShippingMetaData: null,
    });
    const site = { brand, kind: 'site', key: 'site' } as const;
    const money = (amount: number) => ({ amount, currency: 'USD' });
    const body = { navBar: { id: 'main' }, flatShippingMetaData: { threshold: money(7500), rate: money(899) } };
    await saveDraft(parts, site, { body }, actor());
    purged.length = 0;
    await publish(parts, site, {}, actor());
    expect((await get('/api/content')).json()).toMatchObject({ navBar: { id: 'main' }, flatShippingMetaData: { rate: { amount: 899 } } });
    expect(purged).toEqual([['site:alder-loom']]);
  });

  it('[§3 menu department] puts its image column beside a department of the menu', async () => {
    const columns = async () =>
      (await get('/api/departments')).json().departments.map(({ slug, imageColumn }: ShownDepartment) => [slug, imageColumn]);
    const without = await columns();
    expect(without).toContainEqual(['rugs', null]);
    const site = { brand, kind: 'site', key: 'site' } as const;
    const image_columns = { rugs: { category_image: { image_src: null, image_destination: '/c/rugs' }, sale_links_heading: 'On sale' } };
    await saveDraft(parts, site, { body: { navBar: { id: 'main', image_columns } } }, actor());
    await publish(parts, site, {}, actor());
    const written = (await get('/api/content')).json().navBar.image_columns.rugs;
    expect(written).toMatchObject({ is_image_column_visible: true, sale_links_heading: 'On sale', sale_links: [] });
    expect(await columns()).toEqual(without.map(([slug]: [string]) => [slug, slug === 'rugs' ? written : null]));
  });

  it('[§8 silent] a menu without content is the menu without image columns', async () => {
    // So that it is read anew.
    await unpublish(parts, { brand, kind: 'site', key: 'site' }, {}, actor());
    await sql`alter table content.publication rename to publication_lost`.execute(shop.database.read);
    expect((await get('/api/content')).statusCode).toBe(500);
    expect((await get('/api/departments')).json().departments).toContainEqual(expect.objectContaining({ slug: 'rugs', imageColumn: null }));
    await sql`alter table content.publication_lost rename to publication`.execute(shop.database.read);
  });
});

describe('[content] purging', () => {
  it('publishing deals renews deals and no other page', async () => {
    await live('deals', 'Before');
    await live('vault', 'Elsewhere');
    const cache = new PageCache({ maxBytes: 1_000_000 });
    const stop = purgingOf(shop.database).hear((what) => cache.purge(what));
    const render = async (page: string) => {
      const { tags } = await shown(page);
      return {
        status: 200,
        headers: {},
        body: Buffer.from(page),
        keep: { maxAge: 30, staleWhileRevalidate: 3600, tags: [...tags, 'menu', 'site:alder-loom'] },
      };
    };
    for (const page of ['deals', 'vault']) await cache.serve(page, () => render(page));
    await live('deals', 'After');
    expect(['deals', 'vault'].filter((page) => cache.ready(page))).toEqual(['vault']);
    stop();
  });
});

describe('[look: staff console] content', () => {
  const send = async (staff: SignedInStaff | null, method: 'GET' | 'PUT' | 'POST' | 'DELETE', url: string, payload?: object) => {
    const answer = await shop.app.inject({
      method,
      url: `/api/staff/content${url}`,
      cookies: staff ? { staff_session_token: staff.token } : {},
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const listed = async (staff: SignedInStaff) => {
    const documents = (await send(staff, 'GET', '')).body.documents as { key: string }[];
    return documents.find(({ key }) => key === 'cyber-monday-sale');
  };
  const written = (text: string) => ({ content: aPage('cyber-monday-sale', text) });

  it('an editor writes, sees faults by block and field, publishes, schedules, and restores old versions', async () => {
    const editor = await staffSignedIn(shop, 'content_editor');
    const url = '/page/cyber-monday-sale';
    expect((await send(editor, 'PUT', url, { ...written('One'), basedOn: null })).body).toMatchObject({ number: 1 });
    const faulty = { content: aPage('cyber-monday-sale', { type: 'text_block' } as never), basedOn: 1 };
    const refused = await send(editor, 'PUT', url, faulty);
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { 'blocks.0.html': 'This field is required' } },
    });
    expect((await send(editor, 'PUT', url, { ...written('Two'), basedOn: null })).status).toBe(409);
    expect((await send(editor, 'PUT', url, { ...written('Two'), basedOn: 1 })).body).toMatchObject({ number: 2 });
    await send(editor, 'POST', `${url}/publications`, { version: 1 });
    await send(editor, 'POST', `${url}/publications`, { at: inMinutes(60).toISOString() });
    expect(texts(await shown('cyber-monday-sale'))).toEqual(['One']);
    expect(await listed(editor)).toMatchObject({
      public: 1,
      publishedBy: expect.stringMatching(/^Mara/),
      planned: { version: 2, at: inMinutes(60).toISOString(), askedBy: expect.stringMatching(/^Mara/) },
    });
    const { body } = await send(editor, 'GET', url);
    expect(body).toMatchObject({
      number: 2,
      versions: [{ number: 2 }, { number: 1 }],
      publications: [
        { version: 2, planned: true },
        { version: 1, planned: false },
      ],
    });
    expect((await send(editor, 'DELETE', `${url}/publications/${body.publications[0].id}`)).status).toBe(200);
    expect((await send(editor, 'POST', `${url}/restorations`, { version: 1 })).body).toMatchObject({ number: 3 });
    expect((await send(editor, 'POST', `${url}/previews`)).body.path).toMatch(/^\/cyber-monday-sale\?preview=page\.\d+\./);
    expect((await send(editor, 'POST', '/site/site/previews')).body.path).toMatch(/^\/\?preview=site\./);
    await send(editor, 'POST', `${url}/withdrawals`, {});
    expect((await get('/api/content/pages/cyber-monday-sale')).statusCode).toBe(404);
    expect(await listed(editor)).toMatchObject({ latest: 3, public: null, planned: null });
    const { rows } = await sql<{ action: string; details: object }>`
      select action, details from staff.audit where member_id = ${editor.memberId} order by id`.execute(shop.database.read);
    const actions = ['saved', 'saved', 'published', 'published', 'plan_cancelled', 'saved', 'withdrawn'];
    expect(rows.map(({ action }) => action)).toEqual(actions.map((action) => `content.${action}`));
    const planned = { version: 2, at: inMinutes(60).toISOString() };
    expect(rows.map(({ details }) => details)).toMatchObject([
      ...[{}, {}, { before: { version: null }, after: { version: 1 } }, { before: { version: 1 }, after: planned }],
      ...[{ before: planned, after: null }, {}, { before: { version: 1 }, after: { version: null } }],
    ]);
  });

  it('a form made before another version was published does not replace it unseen', async () => {
    const editor = await staffSignedIn(shop, 'content_editor');
    const other = await staffSignedIn(shop, 'content_editor');
    const url = '/page/autumn-sale';
    for (const [basedOn, text] of [
      [null, 'One'],
      [1, 'Two'],
    ] as const)
      await send(editor, 'PUT', url, { content: aPage('autumn-sale', text), basedOn });
    const post = (by: SignedInStaff, given: object) => send(by, 'POST', `${url}/publications`, given);
    expect((await post(other, { version: 2, basedOn: null })).status).toBe(200);
    for (const at of [{}, { at: inMinutes(60).toISOString() }]) {
      const refused = await post(editor, { version: 1, basedOn: null, ...at });
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'publication_changed', details: { public: 2, publishedBy: expect.stringMatching(/^Mara/) } },
      });
    }
    const unpublished = await send(editor, 'POST', `${url}/withdrawals`, { basedOn: 1 });
    expect(unpublished).toMatchObject({ status: 409, body: { code: 'publication_changed', details: { public: 2 } } });
    expect(texts(await shown('autumn-sale'))).toEqual(['Two']);
    // Sent twice.
    expect((await post(other, { version: 2, basedOn: null })).status).toBe(200);
    expect((await post(editor, { version: 1, basedOn: 2 })).status).toBe(200);
    expect(texts(await shown('autumn-sale'))).toEqual(['One']);
    for (let times = 0; times < 2; times++) expect((await send(editor, 'POST', `${url}/withdrawals`, { basedOn: 1 })).status).toBe(200);
  });

  it('a document’s versions and publications page, fifty at a time', async () => {
    const editor = await staffSignedIn(shop, 'content_editor');
    for (let i = 1; i <= 52; i++) await live('long-story', `Chapter ${i}`);
    await saveDraft(parts, named('long-story'), { body: aPage('long-story', 'A draft') }, actor());
    const open = async (query: string) => (await send(editor, 'GET', `/page/long-story${query}`)).body;
    const numbers = ({ versions }: { versions: { number: number }[] }) => versions.map(({ number }) => number);
    const first = await open('');
    expect(first).toMatchObject({ number: 53, previous: 52, public: 52, page: 1, pages: 2, publicationsPage: 1, publicationsPages: 2 });
    expect([numbers(first).length, numbers(first).at(-1), first.publications.length]).toEqual([50, 4, 50]);
    const second = await open('?page=2');
    expect(second).toMatchObject({ number: 53, page: 2, publicationsPage: 1 });
    expect(numbers(second)).toEqual([3, 2, 1]);
    expect(await open('?publicationsPage=9')).toMatchObject({
      page: 1,
      publicationsPage: 2,
      publications: [{ version: 2 }, { version: 1 }],
    });
    expect(await open('?version=1')).toMatchObject({ number: 1, previous: null });
    expect((await send(editor, 'GET', '/page/long-story?page=0')).status).toBe(400);
  });

  it('[§6] publishing needs its own permission; others, and everybody but staff, see nothing', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await send(merchandiser, 'PUT', '/page/sandbox', { ...written('Try'), basedOn: 1 })).status).toBe(200);
    expect((await send(merchandiser, 'POST', '/page/sandbox/publications', {})).status).toBe(403);
    expect((await send(await staffSignedIn(shop, 'fulfilment'), 'GET', '')).status).toBe(403);
    expect((await send(null, 'GET', '')).status).toBe(401);
  });
});
