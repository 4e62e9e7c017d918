import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { ShippingSettings, shippingSettingsEndpoints } from '../../../contract/settings/shipping.ts';
import { type CommerceShop, commerceShop, Shopper, stockShelves } from '../../../test/support/commerce.ts';
import { settingsDesk } from '../../../test/support/settings.ts';
import { staffSignedIn } from '../../../test/support/staff.ts';
import { purgingOf } from '../../platform/purging/purging.ts';

let shop: CommerceShop;
let desk: Awaited<ReturnType<typeof settingsDesk>>;
let lamp: number;
beforeAll(async () => {
  shop = await commerceShop();
  desk = await settingsDesk(shop);
  [lamp = 0] = await stockShelves(shop, [{ price: 6000 }]);
});
afterAll(() => shop.close());

type Set = OutputOf<typeof shippingSettingsEndpoints.get>;
const nothing: Omit<ShippingSettings, 'zones'> = { standard: null, freeOver: null, remote: null, poBox: null, canada: null, heavy: null };
const set = (version: number, figures: object) => desk('PUT', 'shipping', { version, figures: { ...nothing, ...figures } });
const get = async () => (await desk<Set>('GET', 'shipping')).body;
const methodsTo = async (zip: string) => (await shop.app.inject(`/api/delivery?postalCode=${zip}`)).json().methods;
const cart = async () => (await new Shopper(shop).send('POST', '/api/cart', { variationId: lamp })).body;

describe('[§9 free shipping] shipping figures set by staff', () => {
  it('reach cart, product page, delivery call and header at once, for one brand, and every page is purged', async () => {
    const purged: unknown[] = [];
    const stop = purgingOf(shop.database).hear((tags) => purged.push(tags));
    expect((await shop.app.inject(`/api/delivery-estimate?variationId=${lamp}`)).json().shipping.price).toBe(0);
    expect((await set(0, { standard: 899, freeOver: 7500, canada: 3000, heavy: 6000 })).status).toBe(200);
    stop();
    expect(purged).toEqual([['settings:shipping', 'site:alder-loom']]);
    expect(await cart()).toMatchObject({ totals: { shipping: 899, freeShipping: { threshold: 7500, missing: 1501 } } });
    expect((await shop.app.inject(`/api/delivery-estimate?variationId=${lamp}`)).json().shipping).toMatchObject({ price: 899 });
    expect(await methodsTo('43215')).toMatchObject([{ price: 899, freeOver: 7500 }, { price: 899 }]);
    expect(await methodsTo('M5V2T6')).toMatchObject([{ price: 3000 }, { price: 9000 }]);
    expect(await methodsTo('99501'), 'not set: the default').toMatchObject([{ price: 1999 }, { price: 7999 }]);
    const { flatShippingMetaData } = (await shop.app.inject('/api/content')).json();
    expect(flatShippingMetaData).toMatchObject({ threshold: { amount: 7500 }, rate: { amount: 899 } });
  });

  it('are versioned with what changed, audited, and not overwritten unseen', async () => {
    expect((await set(0, { standard: 1 })).body.code).toBe('settings_changed');
    expect((await set(1, { standard: 899, freeOver: 7500 })).status).toBe(200);
    const { version, own, defaults, history } = await get();
    expect({ version, own, defaults }).toMatchObject({
      version: 2,
      own: { standard: 899, canada: null },
      defaults: { standard: 699, canada: 2499 },
    });
    expect(history.map(({ changes }) => changes)).toEqual([
      [
        { field: 'canada', before: '$30.00', after: null },
        { field: 'heavy', before: '$60.00', after: null },
      ],
      [
        { field: 'standard', before: null, after: '$8.99' },
        { field: 'freeOver', before: null, after: '$75.00' },
        { field: 'canada', before: null, after: '$30.00' },
        { field: 'heavy', before: null, after: '$60.00' },
      ],
    ]);
    expect((await set(2, { standard: 899, freeOver: 7500 })).status).toBe(200);
    expect((await get()).version, 'nothing changed').toBe(2);
    const { rows } = await sql<{ details: object }>`
      select details from staff.audit where action = 'settings.shipping_changed' order by id desc limit 1`.execute(shop.database.read);
    expect(rows[0]?.details).toMatchObject({ brand: 'alder-loom', version: 2, before: { canada: 3000 }, after: { canada: null } });
    expect((await set(2, {})).status).toBe(200);
    expect(await methodsTo('43215')).toMatchObject([{ price: 699, freeOver: 4999 }, {}]);
  });

  it('[§6] require the permission, and sensible figures', async () => {
    const merchandiser = await staffSignedIn(shop, 'merchandiser');
    expect((await desk('GET', 'shipping', undefined, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'shipping', { version: 3, figures: nothing }, merchandiser)).status).toBe(403);
    expect((await desk('PUT', 'shipping', { version: 3, figures: nothing }, null)).status).toBe(401);
    for (const standard of [-1, 1.5, 100_001]) expect((await set(3, { standard })).status).toBe(400);
  });
});
