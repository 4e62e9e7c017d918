import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FlagName } from '../../contract/flags/flags.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../test/support/commerce.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { clearFlag, findChanges, type Setting, setFlag } from './index.ts';

let shop: CommerceShop;
const note = { changedBy: 'Ada', reason: 'a trial' };
const set = (flag: FlagName, more: Partial<Setting> = {}) =>
  shop.database.transact((tx) => setFlag(tx, { flag, brand: null, percentage: 0, visitors: [], ...more }, note, new Date()));

/** A browser with a visitor id. */
async function visit(): Promise<{ shopper: Shopper; flags: string[] }> {
  const shopper = new Shopper(shop);
  const { body } = await shopper.send<{ flags: string[] }>('GET', '/api/authenticated');
  return { shopper, flags: body.flags };
}

beforeAll(async () => {
  shop = await commerceShop();
  await stockShelves(shop, [{ price: 7900 }]);
});
beforeEach(async () => {
  for (const flag of ['cross-sell', 'type-ahead', 'address-verification', 'reference-pricing', 'image-zoom'] as const) {
    await shop.database.transact((tx) => clearFlag(tx, flag, null, note, new Date()));
  }
});
afterAll(() => shop.close());

describe('[§9 feature flags] on the server', () => {
  it('come with the visitor call and change at once', async () => {
    expect((await visit()).flags).toEqual(expect.arrayContaining(['cross-sell', 'type-ahead', 'reference-pricing']));
    expect((await visit()).flags).not.toContain('session-recording-script');
    await set('cross-sell');
    expect((await visit()).flags).not.toContain('cross-sell');
  });

  it('are stable for a visitor and differ between visitors', async () => {
    await set('cross-sell', { percentage: 50 });
    const seen = new Set<boolean>();
    for (let i = 0; i < 24; i++) {
      const { shopper, flags } = await visit();
      const again = await shopper.send<{ flags: string[] }>('GET', '/api/authenticated');
      expect(again.body.flags).toEqual(flags);
      seen.add(flags.includes('cross-sell'));
    }
    expect(seen).toEqual(new Set([true, false]));
  });

  it('apply to a chosen visitor from their first call', async () => {
    const { shopper } = await visit();
    await set('cross-sell', { visitors: [shopper.cookies.get('visitor_id') ?? ''] });
    const { body } = await shopper.send<{ flags: string[] }>('GET', '/api/authenticated');
    expect(body.flags).toContain('cross-sell');
    expect((await visit()).flags).not.toContain('cross-sell');
  });

  it('[§7.1 headers] are for a chosen visitor who comes without cookies', async () => {
    const chosen = 'app-visitor-0123456789';
    await set('cross-sell', { visitors: [chosen] });
    const flagsOf = async (visitorId: string) => {
      const answer = await shop.app.inject({ method: 'GET', url: '/api/authenticated', headers: { 'visitor-id': visitorId } });
      return answer.json<{ flags: string[] }>().flags;
    };
    expect(await flagsOf(chosen)).toContain('cross-sell');
    expect(await flagsOf('app-visitor-9876543210')).not.toContain('cross-sell');
  });

  it('switch off their feature: suggestions, address verification', async () => {
    const { shopper } = await visit();
    const suggested = () => shopper.send<{ products: object[] }>('POST', '/api/autocomplete/suggestions', { query: 'lamp' });
    const address = {
      firstName: 'A',
      lastName: 'B',
      addressLine1: '1 Elm Street',
      city: 'Colunbus',
      stateRegion: 'OH',
      postalCode: '43215',
    };
    const checked = () =>
      shopper.send<{ result: string }>('POST', '/api/address-verification', { address: { ...address, phone: '6145550123' } });
    expect((await suggested()).body.products).toHaveLength(1);
    expect((await checked()).body.result).toBe('suggestion');
    await set('type-ahead');
    await set('address-verification');
    expect((await suggested()).body).toEqual({ ok: true, suggestions: [], categories: [], products: [] });
    expect((await checked()).body).toEqual({ result: 'unverified', suggested: null, changed: [] });
  });

  it('remove reference prices everywhere and purge every page', async () => {
    await sql`
      update catalog.product_view set card = jsonb_set(card, '{lowestVariationPrice}', ${JSON.stringify({
        basePrice: 9900,
        salePrice: 7900,
        amount: 7900,
        currency: 'USD',
        reference: { type: 'WAS', amount: 9900 },
      })}::jsonb)`.execute(shop.database.read);
    const { shopper } = await visit();
    const suggested = () =>
      shopper.send<{ products: { lowestVariationPrice: object }[] }>('POST', '/api/autocomplete/suggestions', { query: 'lamp' });
    expect((await suggested()).body.products[0]?.lowestVariationPrice).toMatchObject({ basePrice: 9900, reference: { type: 'WAS' } });
    const heard: unknown[] = [];
    const stop = purgingOf(shop.database).hear((tags) => heard.push(tags));
    await set('reference-pricing');
    stop();
    expect(heard).toEqual([['flags', 'menu']]);
    expect((await suggested()).body.products[0]?.lowestVariationPrice).toMatchObject({ basePrice: 7900, salePrice: null, reference: null });
  });

  it('reach public pages by brand only, never by visitor', async () => {
    const brandFlags = async () => (await new Shopper(shop).send<{ on: string[] }>('GET', '/api/flags')).body.on;
    expect(await brandFlags()).toContain('image-zoom');
    expect(await brandFlags()).not.toContain('cross-sell');
    await expect(set('image-zoom', { percentage: 50 })).rejects.toThrow('on or off');
    await set('image-zoom', { brand: 'pip-alder' });
    expect(await brandFlags()).toContain('image-zoom');
    await set('image-zoom');
    expect(await brandFlags()).not.toContain('image-zoom');
  });

  it('record who changed what, from what, and why', async () => {
    await set('cross-sell', { percentage: 25 });
    await set('cross-sell', { percentage: 50 });
    const [newest] = await findChanges(shop.database.read, 'cross-sell', { offset: 0, limit: 1 });
    expect(newest).toMatchObject({ ...note, before: { percentage: 25 }, after: { percentage: 50 } });
  });
});

describe('[§9 feature flags] exposures', () => {
  const told = (more: object = {}) => ({
    exposureId: randomUUID(),
    flag: 'cross-sell',
    on: true,
    sessionId: randomUUID(),
    exposedAt: new Date().toISOString(),
    ...more,
  });
  const log = async (exposures: object[]) => (await visit()).shopper.send('POST', '/api/flags/exposures', { exposures });
  const kept = async () => {
    const { rows } = await sql<{ at: Date }>`select exposed_at as at from flags.exposure order by exposed_at`.execute(shop.database.read);
    return rows;
  };

  it('are stored once however often sent, with wrong clocks corrected', async () => {
    const once = told();
    expect((await log([once])).status).toBe(200);
    expect((await log([once, told({ exposedAt: '2099-01-01T00:00:00.000Z' })])).status).toBe(200);
    expect(await kept()).toHaveLength(2);
    expect((await kept()).at(-1)?.at.getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('accept no more than a queue, and known flags only', async () => {
    expect((await log(Array.from({ length: 101 }, () => told()))).status).toBe(400);
    expect((await log([told({ flag: 'no-such-flag' })])).status).toBe(400);
    expect((await log([])).status).toBe(400);
  });
});
