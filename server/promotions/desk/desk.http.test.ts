import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { emailProblem } from '../../../contract/api/field-rules.ts';
import type { Cart } from '../../../contract/cart/cart.ts';
import type { PromotionEdit, promotionEndpoints, StaffPromotion } from '../../../contract/merchandising/promotions.ts';
import { type CommerceShop, commerceShop, readyToPay, Shopper, stockShelves, testCards } from '../../../test/support/commerce.ts';
import { type SignedInStaff, staffSignedIn } from '../../../test/support/staff.ts';
import { sumPromotions } from '../../orders/desk/promotion-store.ts';
import { findOrderByNumber } from '../../orders/index.ts';
import { saveState } from '../../orders/store.ts';
import { clockOf } from '../../platform/time/clock.ts';
import { readPromotionsFile, savePromotionsFile } from '../file.ts';
import { notifyOfCampaigns } from '../notifications.ts';

const migration = readFileSync(new URL('../../../db/migrations/0789_promotions_by_handle.sql', import.meta.url), 'utf8');

type Saved = OutputOf<typeof promotionEndpoints.save>;
type Listed = OutputOf<typeof promotionEndpoints.list>;
type Tried = OutputOf<typeof promotionEndpoints.tryOut>;
interface Refused {
  readonly code: string;
  readonly fields?: Record<string, string>;
}

let shop: CommerceShop;
let merchandiser: SignedInStaff;
let care: SignedInStaff;
let lamp = 0;
let other = 0;

beforeAll(async () => {
  shop = await commerceShop();
  [lamp = 0, other = 0] = await stockShelves(shop, [
    { price: 10_000, stock: 500 },
    { price: 2500, stock: 500 },
  ]);
  merchandiser = await staffSignedIn(shop, 'merchandiser');
  care = await staffSignedIn(shop, 'customer_care');
});
afterAll(() => shop.close());

type Method = 'GET' | 'POST' | 'PUT';

async function ask<T = Saved>(method: Method, path: string, payload?: object, by: SignedInStaff | null = merchandiser) {
  const response = await shop.app.inject({
    method,
    url: `/api/staff/promotions${path}`,
    headers: { 'sec-fetch-site': 'same-origin', 'x-error-body': 'original' },
    cookies: by ? { staff_session_token: by.token } : {},
    ...(payload && { payload }),
  });
  return { status: response.statusCode, text: response.body, headers: response.headers, body: () => response.json<T>() };
}

const edit = (name: string, more: Partial<PromotionEdit> = {}): PromotionEdit => ({
  name,
  label: name,
  startsAt: '2026-01-01T00:00:00Z',
  group: 'order',
  benefit: { kind: 'percent', percent: 10 },
  conditions: { code: true },
  ...more,
});

const get = async (id: number) => (await ask<StaffPromotion>('GET', `/${id}`)).body();

/** A published promotion. */
async function running(name: string, more: Partial<PromotionEdit> = {}): Promise<number> {
  const { promotionId, version } = (await ask('POST', '', edit(name, more))).body();
  expect((await ask('PUT', `/${promotionId}/state`, { version, state: 'published' })).status).toBe(200);
  return promotionId;
}

/** A new guest with lamps in the cart and a code entered. */
async function withCode(code: string, quantity = 1) {
  const shopper = new Shopper(shop);
  await shopper.send('POST', '/api/cart', { variationId: lamp, quantity });
  const path = `/api/cart/${shopper.cookies.get('cart_uuid')}/promo-codes`;
  return { shopper, cart: await shopper.send<Cart>('POST', path, { code }) };
}

/** Cents that a code takes off a lamp; null for an unknown one. */
async function discountInCart(code: string): Promise<number | null> {
  const { cart } = await withCode(code);
  return cart.status === 200 ? cart.body.totals.discount : null;
}

/** Pays an order of lamps with a code. */
async function buy(code: string, email: string, quantity = 1, card: string = testCards.good) {
  const { shopper } = await withCode(code, quantity);
  const { pay } = await readyToPay(shop, [], { email, shopper });
  return pay(card);
}

describe('[money: Promotions] promotions in the console', () => {
  it('are for those who may see or edit them', async () => {
    const id = await running('Permissions', { codes: ['PERMIT'] });
    const content = await staffSignedIn(shop, 'content_editor');
    const calls: [Method, string, object?][] = [
      ['GET', ''],
      ['GET', '/new'],
      ['GET', `/${id}`],
      ['GET', `/${id}/results?from=2026-01-01&to=2026-01-02`],
      ['POST', '/try', { lines: [{ sku: 'LAMP-0', quantity: 1 }] }],
      ['POST', '', edit('Forbidden')],
      ['PUT', `/${id}`, { version: 1, promotion: edit('Forbidden') }],
      ['PUT', `/${id}/state`, { version: 1, state: 'draft' }],
      ['POST', `/${id}/stop`],
      ['POST', `/${id}/duplicate`],
      [
        'PUT',
        `/${id}/campaigns`,
        {
          version: 1,
          campaign: {
            campaignId: 'NO',
            brand: null,
            name: 'N',
            restrictionToken: null,
            message: '',
            shortMessage: 'N',
            startsAt: '2026-01-01T00:00:00Z',
            endsAt: '2026-01-02T00:00:00Z',
          },
        },
      ],
      ['POST', `/${id}/codes`, { count: 1, batch: 1 }],
      ['GET', `/${id}/codes.csv`],
      ['POST', '/check', { promotion: {} }],
    ];
    const statuses = async (by: SignedInStaff | null) => {
      const answers: number[] = [];
      for (const [method, path, payload] of calls) answers.push((await ask(method, path, payload, by)).status);
      return answers;
    };
    expect(await statuses(null)).toEqual(calls.map(() => 401));
    expect(await statuses(content)).toEqual(calls.map(() => 403));
    expect(await statuses(care)).toEqual([200, 403, 200, 200, 200, ...calls.slice(5).map(() => 403)]);
    expect((await get(id)).state).toBe('active');
  });

  it('start as drafts that nobody gets, and hold in carts once published', async () => {
    const { promotionId, version } = (await ask('POST', '', edit('Début d’été 10%', { codes: ['summer 10'] }))).body();
    expect(await get(promotionId)).toMatchObject({ key: 'debut-d-ete-10', state: 'draft', codes: ['SUMMER10'], version: 1 });
    expect(await discountInCart('SUMMER10')).toBeNull();
    await ask('PUT', `/${promotionId}/state`, { version, state: 'published' });
    expect(await discountInCart('SUMMER10')).toBe(1000);
    await ask('PUT', `/${promotionId}`, {
      version: version + 1,
      promotion: edit('Summer', { codes: ['SUMMER10'], benefit: { kind: 'amount', amount: 1250 } }),
    });
    expect(await discountInCart('SUMMER10')).toBe(1250);
  });

  it('stop at once, whatever else was saved meanwhile, and can start again', async () => {
    const id = await running('Stop me', { codes: ['STOPME'] });
    expect(await discountInCart('STOPME')).toBe(1000);
    expect((await ask('POST', `/${id}/stop`)).status).toBe(200);
    expect(await discountInCart('STOPME')).toBe(0);
    expect((await ask('POST', `/${id}/stop`)).status).toBe(200);
    const stopped = await get(id);
    expect(stopped).toMatchObject({ state: 'stopped', endsAt: null, version: 3 });
    expect(stopped.history.map(({ action }) => action)).toEqual(['promotion.stopped', 'promotion.published', 'promotion.created']);
    expect((await ask('PUT', `/${id}/state`, { version: 3, state: 'published' })).status).toBe(200);
    expect(await discountInCart('STOPME')).toBe(1000);
    await ask('PUT', `/${id}/state`, { version: 4, state: 'draft' });
    expect((await ask<Refused>('POST', `/${id}/stop`)).body().code).toBe('promotion_not_active');
  });

  it('are refused by field, with everything they name checked', async () => {
    await running('Taken', { codes: ['TAKEN'] });
    const fieldsOf = async (more: object) => (await ask<Refused>('POST', '', edit('Wrong', more))).body().fields;
    expect(await fieldsOf({ name: ' ', label: '' })).toEqual({ name: 'Enter a name', label: 'Enter a label' });
    expect(await fieldsOf({ benefit: { kind: 'percent', percent: 101 } })).toEqual({
      'benefit.percent': 'Enter a percentage from 0.01 to 100',
    });
    expect(await fieldsOf({ endsAt: '2025-01-01T00:00:00Z' })).toEqual({ endsAt: 'A promotion ends after it begins' });
    expect(await fieldsOf({ name: ' ', endsAt: '2025-01-01T00:00:00Z' })).toEqual({
      name: 'Enter a name',
      endsAt: 'A promotion ends after it begins',
    });
    expect(await fieldsOf({ usesLimit: 0, usesPerCustomer: 2 ** 31 })).toEqual({
      usesLimit: 'Enter a number of 1 or more',
      usesPerCustomer: 'At most 2,147,483,647; leave it empty for no limit',
    });
    expect(await fieldsOf({ group: 'shipping', benefit: { kind: 'fixed_price', price: 1 } })).toHaveProperty('benefit');
    expect(await fieldsOf({ conditions: { products: { notIn: ['lamp-0', 'nowhere'] } } })).toEqual({
      'conditions.products.notIn': 'There is no product “nowhere”',
    });
    expect(await fieldsOf({ conditions: { categories: { in: ['nowhere'] }, pools: { in: ['nobody'] } } })).toEqual({
      'conditions.categories.in': 'There is no category “nowhere”',
      'conditions.pools.in': 'There is no product list “nobody”',
    });
    expect(await fieldsOf({ codes: ['taken'] })).toHaveProperty('codes');
    expect(await fieldsOf({ codes: ['a  b'] })).toHaveProperty('codes');
  });

  it('tell who saves over somebody else’s change', async () => {
    const id = await running('Contested', { codes: ['CONTEST'] });
    const save = (version: number, percent: number) =>
      ask<Refused>('PUT', `/${id}`, {
        version,
        promotion: edit('Contested', { codes: ['CONTEST'], benefit: { kind: 'percent', percent } }),
      });
    expect((await save(2, 20)).status).toBe(200);
    const late = await save(2, 30);
    expect([late.status, late.body().code]).toEqual([409, 'promotion_changed']);
    const now = await get(id);
    expect(now).toMatchObject({ version: 3, benefit: { percent: 20 } });
    expect(now.history[0]).toMatchObject({
      action: 'promotion.changed',
      changes: [{ field: 'benefit', before: { kind: 'percent', percent: 10 }, after: { kind: 'percent', percent: 20 } }],
    });
    expect((await save(3, 20)).body()).toMatchObject({ version: 3 });
  });

  it('are copied as drafts without their codes', async () => {
    const id = await running('Original', { codes: ['ORIGINAL'] });
    const { promotionId } = (await ask('POST', `/${id}/duplicate`)).body();
    expect(await get(promotionId)).toMatchObject({ name: 'Original (copy)', key: 'original-copy', state: 'draft', codes: [] });
  });

  it('are copied with what they name that is gone', async () => {
    const list = (products: string[]) =>
      shop.database.transact((tx) => savePromotionsFile(tx, readPromotionsFile(JSON.stringify({ pool: 'passing', products }))));
    await list(['lamp-0']);
    const id = await running('For a list', { conditions: { code: true, pools: { notIn: ['passing'] } } });
    await list([]);
    const { promotionId } = (await ask('POST', `/${id}/duplicate`)).body();
    expect(await get(promotionId)).toMatchObject({ name: 'For a list (copy)', conditions: { pools: { notIn: ['passing'] } } });
  });

  it('are found by state, words and codes, with what they gave', async () => {
    const id = await running('Findable thing', { codes: ['FINDABLE'] });
    const found = async (query: string) => (await ask<Listed>('GET', `?${query}`)).body().promotions.map(({ promotionId }) => promotionId);
    expect(await found('q=findable')).toEqual([id]);
    expect(await found('q=find%20able')).toEqual([id]);
    expect(await found('q=100%25')).toEqual([]);
    expect(await found('state=active')).toContain(id);
    expect(await found('state=ended')).not.toContain(id);
    const { counts } = (await ask<Listed>('GET', '')).body();
    expect(counts.active).toBe((await found('state=active')).length);
  });
});

describe('[money: Promotions] products that a promotion names', () => {
  const rename = async (variationId: number, name: string) => {
    const { rows } = await sql<{ id: number; version: number }>`
      select p.id, p.version from catalog.product p join catalog.variation v on v.product_id = p.id where v.id = ${variationId}`.execute(
      shop.database.read,
    );
    const [{ id, version } = { id: 0, version: 0 }] = rows;
    const renamed = await shop.app.inject({
      method: 'PUT',
      url: `/api/staff/products/${id}`,
      headers: { 'sec-fetch-site': 'same-origin' },
      cookies: { staff_session_token: merchandiser.token },
      payload: { version, name },
    });
    expect(renamed.statusCode).toBe(200);
  };

  it('stay named when they are renamed, apart from others of their name', async () => {
    const only = (more: { in?: string[]; notIn?: string[] }): Partial<PromotionEdit> => ({
      group: 'item',
      conditions: { code: true, products: more },
    });
    await running('For the lamp', { ...only({ in: ['lamp-0'] }), codes: ['FORLAMP'] });
    await running('Not for the other', { ...only({ notIn: ['lamp-1'] }), codes: ['NOTOTHER'] });
    await rename(lamp, 'Reading light');
    expect(await discountInCart('FORLAMP')).toBe(1000);
    const bySlug = await running('By the new slug', { ...only({ in: ['reading-light', 'lamp-0'] }), codes: ['BYSLUG'] });
    expect((await get(bySlug)).conditions).toEqual({ code: true, products: { in: ['lamp-0'] } });
    await rename(other, 'Reading light');
    expect([await discountInCart('FORLAMP'), await discountInCart('NOTOTHER'), await discountInCart('BYSLUG')]).toEqual([1000, 1000, 1000]);
    expect((await ask<Refused>('POST', '', edit('Either', only({ in: ['reading-light'] })))).body().fields).toEqual({
      'conditions.products.in': 'Several products are called “reading-light”. Name one by its handle: lamp-0, lamp-1',
    });
    const file = readPromotionsFile(JSON.stringify({ pool: 'either', products: ['reading-light'] }));
    await expect(shop.database.transact((tx) => savePromotionsFile(tx, file))).rejects.toThrow('Several products are called');
  });

  it('by slug before get the handles of all that had it, and names without a product stay', async () => {
    const id = await running('From before', { codes: ['BEFORE'] });
    const become = async (products: object) => {
      await sql`update promotions.promotion set conditions = jsonb_build_object('code', true, 'products', ${JSON.stringify(products)}::jsonb)
        where id = ${id}`.execute(shop.database.read);
      await sql.raw(migration).execute(shop.database.read);
      return (await get(id)).conditions?.products;
    };
    const named = await become({ in: ['reading-light', 'gone'], notIn: ['lamp-1'] });
    expect([named?.in?.toSorted(), named?.notIn]).toEqual([['gone', 'lamp-0', 'lamp-1'], ['lamp-1']]);
    expect(await become({})).toEqual({});
  });
});

describe('[money: Promotions] checking a promotion', () => {
  const check = async (promotion: object) => (await ask<{ fields: Record<string, string> }>('POST', '/check', { promotion })).body().fields;

  it('tells everything at once: what cannot be read, and what is not there', async () => {
    expect(
      await check({
        name: ' ',
        benefit: { kind: 'percent', percent: 900 },
        brands: ['nobody'],
        codes: ['- -'],
        conditions: {
          products: { in: ['no-such-lamp'] },
          categories: { notIn: ['no/such'] },
          pools: { in: ['no-list'] },
          customerGroups: ['no-group'],
          customers: ['nobody'],
          minimumUnits: 0,
        },
      }),
    ).toEqual({
      name: 'Enter a name',
      'benefit.percent': 'Enter a percentage from 0.01 to 100',
      'brands.0': 'Brand not found',
      codes: '“- -” is too short: a code has at least 3 characters',
      'conditions.minimumUnits': 'Enter a number from 1 to 99',
      'conditions.products.in': 'There is no product “no-such-lamp”',
      'conditions.pools.in': 'There is no product list “no-list”',
      'conditions.categories.notIn': 'There is no category “no/such”',
      'conditions.customerGroups': 'There is no group of customers “no-group”',
      'conditions.customers': '“nobody” is not an email address',
    });
  });

  it('judges only what is there', async () => {
    expect(await check({ label: 'Fine', conditions: {}, constructor: 1 })).toEqual({});
  });

  it('says the same when a promotion is saved', async () => {
    const saved = await ask<Refused>('POST', '', { ...edit('To strangers'), conditions: { customers: ['ada@example.com', 'nobody'] } });
    expect(saved.body().fields).toEqual({ 'conditions.customers': '“nobody” is not an email address' });
  });

  it('[§5] takes for customers the addresses that checkout takes', async () => {
    const customers = ['jürgen@example.com', '.o!hara@example.com'];
    expect(customers.map((address) => emailProblem(address))).toEqual([null, null]);
    expect(await check({ conditions: { customers } })).toEqual({});
  });
});

describe('[money: Promotions] unique codes in the console', () => {
  it('are created once per run, downloaded as CSV, and never logged', async () => {
    const id = await running('Unique', { usesPerCustomer: 1 });
    const create = (count: number, batch: number) => ask<Refused & { codes: number }>('POST', `/${id}/codes`, { count, batch });
    expect((await create(1500, 1)).body()).toMatchObject({ batch: 1, codes: 1500 });
    expect((await create(1500, 1)).body()).toMatchObject({ batch: 1, codes: 1500 });
    expect((await create(5, 1)).body().code).toBe('batch_taken');
    expect((await create(10_001, 2)).status).toBe(400);
    await create(2, 2);
    const first = await ask('GET', `/${id}/codes.csv?batch=1`);
    const lines = first.text.trimEnd().split('\r\n');
    expect(first.headers['content-type']).toContain('text/csv');
    expect([lines[0], lines.length, new Set(lines).size]).toEqual(['\uFEFFCode,Created (UTC),Used', 1501, 1501]);
    const [code = ''] = (lines[1] ?? '').split(',');
    expect(await discountInCart(code)).toBe(1000);

    expect((await buy(code, 'unique@example.com')).status).toBe(200);
    const { batches, usedCodes, uses, orders, discount, history } = await get(id);
    expect(batches.map(({ batch, codes, used }) => [batch, codes, used])).toEqual([
      [2, 2, 0],
      [1, 1500, 1],
    ]);
    expect([usedCodes, uses, orders, discount]).toEqual([1, 1, 1, 1000]);
    expect((await ask('GET', `/${id}/codes.csv`)).text).toContain(`${code},`);
    const log = JSON.stringify(history);
    expect(log).not.toContain(code);
  });

  it('are for promotions that need one', async () => {
    const id = await running('Automatic', { conditions: { minimumMerchandise: 99_999_999 } });
    expect((await ask<Refused>('POST', `/${id}/codes`, { count: 1, batch: 1 })).body().code).toBe('codes_not_needed');
  });
});

describe('[§3 campaign tracking] campaigns of a promotion in the console', () => {
  it('switch it on by their link at once, belong to one promotion, and keep what a file wrote', async () => {
    const id = await running('By link', { conditions: { campaign: true } });
    const other = await running('By another link', { conditions: { campaign: true } });
    const campaign = {
      campaignId: 'DESKLINK',
      brand: null,
      name: 'Desk',
      restrictionToken: null,
      message: 'For you.',
      shortMessage: 'For you',
      startsAt: '2026-01-01T00:00:00Z',
      endsAt: '2099-01-01T00:00:00Z',
    };
    const save = (promotionId: number, version: number, more: object = {}, isNew = false) =>
      ask<Refused & Saved>('PUT', `/${promotionId}/campaigns`, { version, isNew, campaign: { ...campaign, ...more } });
    const status = async () =>
      (await shop.app.inject({ url: '/api/campaign/discount-status?campaignId=DESKLINK' })).json<{
        status: { code: string; checkoutMessage: string };
      }>().status;
    expect((await status()).code).toBe('INVALID');
    expect((await save(id, 2, {}, true)).body()).toMatchObject({ version: 3 });
    expect((await status()).code).toBe('ACTIVE');
    expect((await save(id, 3, { shortMessage: 'Another' }, true)).body()).toMatchObject({
      code: 'campaign_taken',
      fields: { 'campaign.campaignId': 'This link is taken: choose another' },
    });
    expect((await save(id, 2)).body().code).toBe('promotion_changed');
    expect((await save(other, 2)).body()).toMatchObject({ code: 'campaign_taken' });
    expect((await save(id, 3, { endsAt: '2025-01-01T00:00:00Z' })).body().fields).toEqual({
      'campaign.endsAt': 'A campaign ends after it begins',
    });
    expect((await save(id, 3, { name: ' ', endsAt: '2025-01-01T00:00:00Z' })).body().fields).toEqual({
      'campaign.name': 'Enter a name',
      'campaign.endsAt': 'A campaign ends after it begins',
    });
    expect((await save(id, 3, { brand: 'nobody' })).body().fields).toEqual({ 'campaign.brand': 'Brand not found' });
    expect((await save(id, 3, { startsAt: '2025-01-01T00:00:00Z', endsAt: '2025-02-01T00:00:00Z' })).body().fields).toEqual({
      'campaign.endsAt': 'The promotion starts later',
    });

    await sql`update promotions.campaign set checkout_message = 'From a file' where cid = 'DESKLINK'`.execute(shop.database.read);
    await save(id, 3, { name: 'Renamed' });
    expect((await status()).checkoutMessage).toBe('From a file');
    expect((await save(id, 4, { excludedMessage: 'Not everything.', excludedValues: ['Rugs', ''] })).status).toBe(400);
    await save(id, 4, { name: 'Renamed', excludedMessage: 'Not everything.', excludedValues: ['Rugs', 'Lighting'] });
    expect(await status()).toMatchObject({
      excludedMessage: 'Not everything.',
      excludedValues: ['Rugs', 'Lighting'],
      checkoutMessage: 'From a file',
    });
    const { campaigns, history } = await get(id);
    expect(campaigns).toMatchObject([
      { campaignId: 'DESKLINK', name: 'Renamed', restrictionToken: null, excludedValues: ['Rugs', 'Lighting'] },
    ]);
    expect(history[0]).toMatchObject({ action: 'promotion.campaign_saved' });
    const tried = (await ask<Tried>('POST', '/try', { lines: [{ sku: 'LAMP-0', quantity: 1 }], campaignId: 'DESKLINK' })).body();
    expect(tried.considered.find(({ promotionId }) => promotionId === id)?.state).not.toBe('not_eligible');
  });

  it('[§2.2 campaign label] run no longer than their promotion: not as a draft, not once it is stopped, and are announced only while it runs', async () => {
    const id = await running('By a link that ends', { conditions: { campaign: true } });
    const dates = { startsAt: new Date(Date.now() - 3_600_000).toISOString(), endsAt: '2099-01-01T00:00:00Z' };
    const campaign = {
      campaignId: 'STOPLINK',
      brand: null,
      name: 'Stop',
      restrictionToken: null,
      message: 'For you.',
      shortMessage: 'It was for you',
    };
    await ask('PUT', `/${id}/campaigns`, { version: 2, campaign: { ...campaign, ...dates } });
    const seen = async () => {
      await notifyOfCampaigns(shop.database, ['alder-loom'], new Date());
      const { status } = (await shop.app.inject({ url: '/api/campaign/discount-status?campaignId=STOPLINK' })).json<{
        status: { code: string; message: string; shortMessage: string };
      }>();
      const { cards } = (await shop.app.inject({ url: '/api/content-cards' })).json<{ cards: { title: string }[] }>();
      return [status.code, status.message, status.shortMessage, cards.some(({ title }) => title === 'It was for you')];
    };
    expect(await seen()).toEqual(['ACTIVE', 'For you.', 'It was for you', true]);
    await ask('POST', `/${id}/stop`);
    expect(await seen()).toEqual(['EXPIRED', '', 'It was for you', false]);
    await ask('PUT', `/${id}/state`, { version: 4, state: 'published' });
    expect(await seen()).toEqual(['ACTIVE', 'For you.', 'It was for you', true]);
    await ask('PUT', `/${id}/state`, { version: 5, state: 'draft' });
    expect(await seen()).toEqual(['INVALID', '', '', false]);
  });
});

describe('[§2.5] an offer that was announced', () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const begun = hours(-2);
  const soon = hours(3);
  const later = hours(48);

  it('is announced as it is now once its promotion’s end, start or brands have moved, in the console or by a file', async () => {
    const written = { name: 'Moved', startsAt: begun, endsAt: later, conditions: { campaign: true as const } };
    const id = await running('Moved', written);
    const campaign = {
      campaignId: 'MOVELINK',
      brand: null,
      name: 'Moved',
      restrictionToken: null,
      message: '',
      shortMessage: 'Moved',
      startsAt: begun,
      endsAt: '2099-01-01T00:00:00Z',
    };
    expect((await ask('PUT', `/${id}/campaigns`, { version: 2, campaign })).status).toBe(200);
    const announced = async () => {
      await notifyOfCampaigns(shop.database, ['alder-loom', 'pip-alder'], new Date());
      const { rows } = await sql<{ brand: string; until: Date }>`
        select brand, expires_at as until from engagement.card where title = 'Moved' order by brand`.execute(shop.database.read);
      return rows.map(({ brand, until }) => [brand, until.toISOString()]);
    };
    const save = async (more: Partial<PromotionEdit>) => {
      const { version, key } = await get(id);
      expect((await ask('PUT', `/${id}`, { version, promotion: edit('Moved', { ...written, ...more }) })).status).toBe(200);
      return key;
    };
    expect(await announced()).toEqual([
      ['alder-loom', later],
      ['pip-alder', later],
    ]);
    const key = await save({ endsAt: soon });
    expect(await announced()).toEqual([
      ['alder-loom', soon],
      ['pip-alder', soon],
    ]);
    await save({ brands: ['pip-alder'] });
    expect(await announced()).toEqual([['pip-alder', later]]);
    await save({ startsAt: hours(40) });
    expect(await announced()).toEqual([]);
    await save({ brands: ['pip-alder'] });
    expect(await announced()).toEqual([['pip-alder', later]]);
    const file = readPromotionsFile(JSON.stringify({ ...edit('Moved', { ...written, endsAt: soon, brands: ['pip-alder'] }), key }));
    await shop.database.transact((tx) => savePromotionsFile(tx, file));
    expect(await announced()).toEqual([['pip-alder', soon]]);
  });
});

it('[§2.5] a notification follows the words of its campaign, and stays dismissed', async () => {
  const id = await running('Reworded', { conditions: { campaign: true } });
  const campaign = {
    campaignId: 'WORDLINK',
    brand: null,
    name: 'Words',
    restrictionToken: null,
    message: 'Half of.',
    shortMessage: 'Half of',
    startsAt: new Date(Date.now() - 3_600_000).toISOString(),
    endsAt: '2099-01-01T00:00:00Z',
  };
  const save = async (version: number, more: object = {}) => {
    expect((await ask('PUT', `/${id}/campaigns`, { version, campaign: { ...campaign, ...more } })).status).toBe(200);
    await notifyOfCampaigns(shop.database, ['alder-loom'], new Date());
    const { rows } = await sql<{ id: string; title: string; description: string }>`
      select id, title, description from engagement.card where starts_with(subject, 'campaign:WORDLINK:')`.execute(shop.database.read);
    return rows;
  };
  const [before] = await save(2);
  expect(before).toMatchObject({ title: 'Half of', description: 'Half of.' });
  expect(await save(3, { message: 'Half off.', shortMessage: 'Half off' })).toEqual([
    { id: before?.id, title: 'Half off', description: 'Half off.' },
  ]);
});

describe('[money: Promotions] trying promotions out', () => {
  const tryOut = async (more: object = {}) =>
    (await ask<Tried>('POST', '/try', { lines: [{ sku: 'LAMP-0', quantity: 1 }], ...more })).body();

  it('answers what a real cart pays, and why others do not apply', async () => {
    const id = await running('Tried', { codes: ['TRIED'], benefit: { kind: 'amount', amount: 700 } });
    const other = await running('Dearer', { codes: ['DEARER'], conditions: { code: true, minimumMerchandise: 50_000 } });
    const tried = await tryOut({ codes: ['tried', 'DEARER', 'NONSENSE'] });
    expect(tried.totals).toMatchObject({ merchandise: 10_000, discount: await discountInCart('TRIED') });
    expect(tried.considered.find(({ promotionId }) => promotionId === id)).toMatchObject({ state: 'applied', amount: 700 });
    expect(tried.considered.find(({ promotionId }) => promotionId === other)).toMatchObject({
      state: 'not_eligible',
      why: 'Add $400.00 more',
    });
    expect(tried.unknownCodes).toEqual(['NONSENSE']);
    expect(tried.lines).toMatchObject([{ quantity: 1, lineTotal: 10_000, adjustments: [{ promotionId: id, amount: 700 }] }]);
  });

  it('goes by the moment, the shopper and a draft', async () => {
    const scheduled = await running('Later', { startsAt: '2099-01-01T05:00:00Z', codes: ['LATER'] });
    const first = await running('First', { conditions: { code: true, firstOrder: true }, codes: ['FIRSTONE'] });
    const { promotionId: draft } = (await ask('POST', '', edit('Draft', { codes: ['DRAFTED'] }))).body();
    const whyOf = async (id: number, more: object) => {
      const outcome = (await tryOut(more)).considered.find(({ promotionId }) => promotionId === id);
      return outcome && (outcome.state === 'applied' ? outcome.amount : outcome.why);
    };
    expect(await whyOf(scheduled, { codes: ['LATER'] })).toBe('Starts on Jan 1');
    expect(await whyOf(scheduled, { codes: ['LATER'], at: '2099-02-01T00:00:00Z' })).toBe(1000);
    expect(await whyOf(first, { codes: ['FIRSTONE'], firstOrder: false })).toBe('For first orders only');
    expect(await whyOf(first, { codes: ['FIRSTONE'], firstOrder: true })).toBe(1000);
    expect(await whyOf(draft, { codes: ['DRAFTED'] })).toBeUndefined();
    expect(await whyOf(draft, { codes: ['DRAFTED'], draft })).toBe(1000);
    // A moment of the trial is not a moment of the shop.
    expect(await discountInCart('LATER')).toBe(0);
  });

  it('names SKUs and campaigns that are not there', async () => {
    const fields = async (payload: object) => (await ask<Refused>('POST', '/try', payload)).body().fields;
    expect(await fields({ lines: [{ sku: 'NOPE', quantity: 1 }] })).toEqual({ lines: 'Nothing has the SKU NOPE' });
    expect(await fields({ lines: [{ sku: 'LAMP-0', quantity: 1 }], campaignId: 'NOPE' })).toEqual({
      campaignId: 'There is no campaign “NOPE”',
    });
    expect(await fields({ lines: [{ sku: 'NOPE', quantity: 1 }], campaignId: 'NOPE' })).toEqual({
      lines: 'Nothing has the SKU NOPE',
      campaignId: 'There is no campaign “NOPE”',
    });
  });
});

describe('[money: Promotions] results of a promotion', () => {
  it('count paid orders by the shop’s day, and leave out those that were cancelled', async () => {
    const id = await running('Counted', { codes: ['COUNTED'] });
    const { body } = await buy('COUNTED', 'one@example.com', 2);
    const first = body.orderNumber;
    await buy('COUNTED', 'two@example.com', 2);
    await buy('COUNTED', 'three@example.com', 2, testCards.declined);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(clockOf(shop.database).now());
    const results = async (from: string, to: string) =>
      (await ask<OutputOf<typeof promotionEndpoints.results>>('GET', `/${id}/results?from=${from}&to=${to}`)).body();
    expect(await results(today, today)).toEqual({
      days: [{ day: today, orders: 2, sales: 36_000, discount: 4000 }],
      orders: 2,
      sales: 36_000,
      discount: 4000,
    });
    expect((await results('2020-01-01', '2020-01-02')).orders).toBe(0);
    expect((await ask<Refused>('GET', `/${id}/results?from=2026-01-02&to=2026-01-01`)).body().fields).toHaveProperty('to');
    expect((await ask<Refused>('GET', `/${id}/results?from=2024-01-01&to=2026-01-01`)).body().fields).toHaveProperty('to');
    await shop.database.transact(sumPromotions);
    expect(await get(id)).toMatchObject({ orders: 2, discount: 4000 });
    const order = await findOrderByNumber(shop.database.read, first);
    await shop.database.transact((tx) => saveState(tx, order?.id ?? 0, 'cancelled', clockOf(shop.database).now()));
    expect((await results(today, today)).orders).toBe(1);
    await shop.database.transact(sumPromotions);
    expect(await get(id)).toMatchObject({ orders: 1, discount: 2000 });
  });
});
