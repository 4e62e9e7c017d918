import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client } from '../../contract/api/client.ts';
import type { Checkout } from '../../contract/checkout/checkout.ts';
import type { Call } from '../../server/platform/http/call.ts';
import { type CommerceShop, commerceShop, ohio, startCheckout, stockShelves } from '../../test/support/commerce.ts';
import { loadRates, type Rate } from '../../web/features/content/document/rates.ts';

let shop: CommerceShop;
let rates: Rate[];
let cheap: number;
let dear: number;
let large: number;
beforeAll(async () => {
  shop = await commerceShop();
  [cheap = 0, dear = 0, large = 0] = await stockShelves(shop, [
    { price: 2000, stock: 500 },
    { price: 20_000, stock: 500 },
    { price: 90_000, stock: 500, weightGrams: 60_000 },
  ]);
  rates = await loadRates(new Client(shop.api.inProcess({ ...visitor, now: new Date() } as unknown as Call)));
});
const visitor = { brand: 'alder-loom', bearer: null, cookie: () => undefined, log: console };
afterAll(() => shop.close());

const apo = { ...ohio, city: 'APO' };
const canada = { ...ohio, countryCode: 'CA', city: 'Toronto', stateRegion: 'ON', postalCode: 'M5V 2T6' };
const places = [
  ['Contiguous United States', [ohio]],
  [
    'PO boxes in the contiguous United States',
    [
      { ...ohio, addressLine1: 'P.O. Box 12' },
      { ...ohio, addressLine2: 'POB 12' },
    ],
  ],
  [
    'Alaska and Hawaii',
    [
      { ...ohio, city: 'Anchorage', stateRegion: 'AK', postalCode: '99501' },
      { ...ohio, city: 'Honolulu', stateRegion: 'HI', postalCode: '96813' },
    ],
  ],
  [
    'Military addresses (APO, FPO, DPO)',
    [
      { ...apo, stateRegion: 'AE', postalCode: '09012' },
      { ...apo, stateRegion: 'AA', postalCode: '34002' },
      { ...apo, city: 'FPO', stateRegion: 'AP', postalCode: '96349' },
    ],
  ],
  ['Canada', [canada]],
] as const;

describe('[§9 free shipping] the shipping page’s rates', () => {
  it('cover each kind of address', () => {
    expect(rates.map(({ place }) => place)).toEqual(places.map(([place]) => place));
  });

  it.each(places)('are what checkout charges: %s', async (place, addresses) => {
    const methods = rates.find((rate) => rate.place === place)?.methods ?? [];
    const [parcel, freight] = (['GROUND', 'FRNTDOOR'] as const).map((code) => methods.find((method) => method.code === code));
    for (const shippingAddress of addresses) {
      const charged = async (variationId: number) => {
        const { shopper, path } = await startCheckout(shop, [{ variationId }]);
        const { status, body } = await shopper.send<Checkout>('PUT', path, { contact: { email: 'ada@example.com' }, shippingAddress });
        return status === 200 ? body.totals.shipping : null;
      };
      const isFree = (merchandise: number, of: typeof parcel) => of?.freeOver != null && merchandise > of.freeOver;
      expect(await charged(cheap)).toBe(parcel?.price);
      expect(await charged(dear)).toBe(isFree(20_000, parcel) ? 0 : parcel?.price);
      expect(await charged(large)).toBe(freight ? (isFree(90_000, freight) ? 0 : freight.price) : null);
    }
  });
});
