import { describe, expect, test } from 'vitest';
import type { Product, Variation } from '../../../contract/catalog/catalog.ts';
import type { DeliveryEstimate, PlaceRates } from '../../../contract/delivery/delivery.ts';
import { productGroup } from './structured-data.ts';

const variation = (variationId: number, amount: number, given: Partial<Variation> = {}): Variation => ({
  variationId,
  name: 'Sage',
  fullSku: `L-${variationId}`,
  options: { Color: 'Sage', Size: `${variationId}` },
  imageUrl: null,
  price: { basePrice: amount, salePrice: null, amount, currency: 'USD', reference: null },
  quantityAvailable: 3,
  availability: 'SELLABLE',
  ...given,
});
const product = (variations: Variation[], given: Partial<Product> = {}): Product => ({
  productId: 7,
  name: 'Lamp',
  slug: 'lamp',
  departmentSlug: 'lighting',
  returns: { days: 30, arriveDays: 45, paidBy: 'customer' },
  brand: 'Alder & Loom',
  images: [{ url: '/media/a.svg', alt: '', width: 1, height: 1, tint: '', variationIds: [] }],
  details: { sku: 'L-1', description: '<p>A lamp.</p>', highlights: [] },
  lowestVariationPrice: variations[0]?.price as Variation['price'],
  options: [
    { name: 'Color', values: [] },
    { name: 'Size', values: [] },
  ],
  variations,
  breadcrumbs: [],
  imageData: { images: {}, productImageUrl: null },
  specifications: [],
  rating: null,
  returnable: true,
  isVault: false,
  qualityTags: [],
  ...given,
});
const estimate: DeliveryEstimate = {
  variationId: 1,
  quantity: 1,
  method: 'GROUND',
  arrival: { earliest: '2026-12-01', latest: '2026-12-04', unit: 'BUSINESS_DAYS', fewest: 4, most: 7 },
  orderBy: '2026-11-27T19:00:00Z',
  parcels: 1,
  madeToOrder: false,
  leadTimeDays: 2,
};
const nodesOf = (given: Product, said: DeliveryEstimate | null = null, zones: readonly PlaceRates[] = []) =>
  productGroup('https://shop.example', given, { freeFrom: 5000, flatRate: 699, estimate: said, zones });
interface Sold {
  readonly offers: { readonly shippingDetails: readonly { readonly shippingRate: { readonly value: string } }[] };
}
/** With references resolved, as a JSON-LD reader sees it. */
const of = (given: Product, said: DeliveryEstimate | null = null, zones: readonly PlaceRates[] = []) => {
  const [main, ...shared] = nodesOf(given, said, zones);
  const byId = new Map(shared.map((node) => [(node as { '@id': string })['@id'], node]));
  return JSON.parse(JSON.stringify(main), (_, value) => byId.get(value?.['@id']) ?? value);
};

describe('[G2 structured data]', () => {
  test('has no picture for a product without one', () => {
    const group = of(product([variation(1, 1999), variation(2, 2999)], { images: [] }));
    expect([group, ...group.hasVariant].filter((one) => 'image' in one)).toEqual([]);
    expect(of(product([variation(1, 1999)], { images: [] }))).not.toHaveProperty('image');
    expect(of(product([variation(1, 1999), variation(2, 2999)])).hasVariant[0].image).toBe('https://shop.example/media/a.svg');
  });

  test('gives handling and transit times on the offer whose dates the page shows', () => {
    const [first, second] = of(product([variation(1, 1999), variation(2, 2999)]), estimate).hasVariant;
    expect(first.offers.shippingDetails.deliveryTime).toEqual({
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 2, maxValue: 3, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 5, unitCode: 'DAY' },
    });
    expect(second.offers.shippingDetails).not.toHaveProperty('deliveryTime');
    const late = { ...estimate, arrival: { ...estimate.arrival, unit: 'WEEKS' } } as DeliveryEstimate;
    expect(of(product([variation(1, 1999)]), late).offers.shippingDetails).not.toHaveProperty('deliveryTime');
  });

  test('states the cost in the brand’s own zones beside the nationwide one', () => {
    const method = { code: 'GROUND', label: 'Standard', detail: '', price: 899, freeOver: 3500 } as const;
    const zones: PlaceRates[] = [
      { place: 'West Coast', holds: '', states: ['CA', 'OR'], zipCodes: ['005'], methods: [method] },
      { place: 'Ontario', holds: '', states: [], zipCodes: [], methods: [method] },
      { place: 'Hawaii', holds: '', states: ['HI'], zipCodes: [], methods: [] },
    ];
    const us = { '@type': 'DefinedRegion', addressCountry: 'US' };
    const costs = (cents: number) =>
      of(product([variation(1, cents)]), null, zones).offers.shippingDetails.map(
        ({ '@type': _, shippingRate, ...more }: { '@type': string; shippingRate?: { value: string } }) => [shippingRate?.value, more],
      );
    expect(costs(3500)).toEqual([
      ['6.99', { shippingDestination: us }],
      ['8.99', { shippingDestination: { ...us, addressRegion: ['CA', 'OR'], postalCodePrefix: ['005'] } }],
      [undefined, { doesNotShip: true, shippingDestination: { ...us, addressRegion: ['HI'] } }],
    ]);
    expect(costs(3501)[1][0]).toBe('0.00');
    const large = [{ ...zones[0], methods: [method, { ...method, code: 'FRNTDOOR', price: 3399 }] }] as PlaceRates[];
    const { hasVariant: sizes } = of(product([variation(1, 3500), variation(2, 3500, { isLarge: true })]), null, large);
    expect(sizes.map(({ offers }: Sold) => offers.shippingDetails[1]?.shippingRate.value)).toEqual(['8.99', '33.99']);
    const { hasVariant } = of(product([variation(1, 3500), variation(2, 3500)]), null, zones);
    expect(hasVariant[1].offers.shippingDetails).toHaveLength(3);
  });

  test('[§9 free shipping] states the cost in remote states, with the surcharge of large items', () => {
    const method = { code: 'GROUND', label: 'Standard', detail: '', price: 1999, freeOver: null } as const;
    const methods = [method, { ...method, code: 'FRNTDOOR', price: 6899 } as const];
    const remote: PlaceRates[] = [{ place: 'Alaska and Hawaii', holds: null, states: ['AK', 'HI'], zipCodes: [], methods }];
    const { hasVariant } = of(product([variation(1, 90_000), variation(2, 90_000, { isLarge: true })]), null, remote);
    expect(hasVariant.map(({ offers }: Sold) => offers.shippingDetails)).toMatchObject([
      [{ shippingRate: { value: '0.00' } }, { shippingRate: { value: '19.99' }, shippingDestination: { addressRegion: ['AK', 'HI'] } }],
      [{ shippingRate: { value: '0.00' } }, { shippingRate: { value: '68.99' }, shippingDestination: { addressRegion: ['AK', 'HI'] } }],
    ]);
  });

  test('is a group for a product with variations, and its offers match the page', () => {
    const group = of(product([variation(1, 1999), variation(2, 12_000, { availability: 'OUT_OF_STOCK', quantityAvailable: 0 })]));
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: '7',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    });
    expect(group).not.toHaveProperty('aggregateRating');
    expect(group.hasVariant.map(({ sku, offers }: { sku: string; offers: object }) => ({ sku, ...offers }))).toMatchObject([
      {
        sku: 'L-1',
        price: '19.99',
        priceCurrency: 'USD',
        availability: 'InStock',
        hasMerchantReturnPolicy: { applicableCountry: 'US', merchantReturnDays: 30 },
        shippingDetails: { shippingRate: { value: '6.99' }, shippingDestination: { addressCountry: 'US' } },
      },
      { sku: 'L-2', price: '120.00', availability: 'OutOfStock', shippingDetails: { shippingRate: { value: '0.00' } } },
    ]);
  });

  test('tells variants apart by the attributes that schema.org has, joining all other options to the size', () => {
    const rug = (id: number, options: Variation['options']) => variation(id, 1999, { options });
    const group = of(
      product(
        [
          rug(1, { Shape: 'Oval', Color: 'Sage', Size: 'Small', Firmness: 'Soft' }),
          rug(2, { Shape: 'Round', Color: 'Sage', Size: 'Small', Firmness: 'Soft' }),
          rug(3, { Shape: 'Round', Color: 'Sage', Size: 'Small', Firmness: 'Firm' }),
          rug(4, { Shape: 'Round', Material: 'Wool', Pattern: 'Striped' }),
        ],
        { options: ['Shape', 'Color', 'Size', 'Firmness', 'Material', 'Pattern'].map((name) => ({ name, values: [] })) },
      ),
    );
    expect(group.variesBy).toEqual(['size', 'color', 'material', 'pattern'].map((name) => `https://schema.org/${name}`));
    const said = group.hasVariant.map(({ color, size, material, pattern }: Record<string, string>) => ({ color, size, material, pattern }));
    expect(said).toEqual([
      { color: 'Sage', size: 'Small, Oval, Soft' },
      { color: 'Sage', size: 'Small, Round, Soft' },
      { color: 'Sage', size: 'Small, Round, Firm' },
      { size: 'Round', material: 'Wool', pattern: 'Striped' },
    ]);
  });

  test('says a finish as the color, and a fabric or upholstery as the material', () => {
    const chair = variation(1, 1999, { options: { Finish: 'Matte', Colour: 'Sage', Fabric: 'Linen' } });
    const other = variation(2, 1999, { options: { Color: 'Oak', Finish: 'Matte', Upholstery: 'Leather' } });
    const names = ['Finish', 'Colour', 'Color', 'Fabric', 'Upholstery'];
    const group = of(product([chair, other], { options: names.map((name) => ({ name, values: [] })) }));
    expect(group.variesBy).toEqual(['https://schema.org/color', 'https://schema.org/material']);
    expect(group.hasVariant).toMatchObject([
      { color: 'Matte, Sage', material: 'Linen' },
      { color: 'Oak, Matte', material: 'Leather' },
    ]);
  });

  test('says the number below a barcode', () => {
    const gtin = '4006381333931';
    expect(of(product([variation(1, 1999, { gtin })]))).toMatchObject({ sku: 'L-1', gtin });
    const { hasVariant } = of(product([variation(1, 1999, { gtin }), variation(2, 2999)]));
    expect(hasVariant.map((one: { gtin?: string }) => one.gtin)).toEqual([gtin, undefined]);
  });

  test('states equal terms of offers once', () => {
    const [, ...shared] = nodesOf(product([variation(1, 1999), variation(2, 2999), variation(3, 12_000)]));
    expect(shared.map((node) => (node as { '@type': string })['@type'])).toEqual([
      'MerchantReturnPolicy',
      'OfferShippingDetails',
      'OfferShippingDetails',
    ]);
  });

  test.each([
    ['2026-11-24T05:00:00.000Z', '2026-11-23'],
    ['2026-11-24T05:00:01.000Z', '2026-11-24'],
    ['2026-11-24T23:00:00.000Z', '2026-11-24'],
    ['2026-07-05T04:00:00.000Z', '2026-07-04'],
  ])('[§4 sale urgency] a sale that ends at %s has its last day, in the shop’s zone, on %s', (saleEndsAt, priceValidUntil) => {
    const price = { ...variation(1, 1999).price, saleEndsAt };
    expect(of(product([variation(1, 1999, { price })]))).toMatchObject({ offers: { priceValidUntil } });
  });

  test('is a product for a single variation, with rating and count, the end of a sale, and no returns where excluded', () => {
    const price = { ...variation(1, 1999).price, saleEndsAt: '2026-11-24T04:59:59.000Z' };
    const lamp = product([variation(1, 1999, { price })], { rating: { average: 4.5, count: 12 }, returnable: false });
    expect(of(lamp)).toMatchObject({
      '@type': 'Product',
      sku: 'L-1',
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
      offers: {
        priceValidUntil: '2026-11-23',
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      },
    });
  });
});

test.each([
  [30, 'customer', 'ReturnFeesCustomerResponsibility'],
  [7, 'shop', 'FreeReturn'],
] as const)('[§9 returns] says the return window, %i days, and that the %s pays', (days, paidBy, fees) => {
  const [lamp] = nodesOf(product([variation(1, 1999)], { returns: { days, arriveDays: 45, paidBy } }));
  expect(lamp).toMatchObject({
    offers: { hasMerchantReturnPolicy: { merchantReturnDays: days, returnFees: `https://schema.org/${fees}` } },
  });
});

test('[G2] variants say the measures in which they differ, their own or the product’s, and the group those they share', () => {
  const line = (label: string, text: string) => ({ label, values: [text] });
  const small = variation(1, 9900, { specifications: [line('Dimensions', '72" W × 38" D × 33" H'), line('Weight', '112 lb')] });
  const [group] = nodesOf(
    product([small, variation(2, 12_900)], { specifications: [line('Dimensions', '84" W × 38" D × 33" H'), line('Weight', '124 lb')] }),
  );
  expect(group).toMatchObject({
    depth: '38 in',
    height: '33 in',
    hasVariant: [
      { width: '72 in', weight: '112 lb' },
      { width: '84 in', weight: '124 lb' },
    ],
  });
  expect(JSON.stringify(group).match(/38 in/g)).toHaveLength(1);
});

test('[G2] a product of one variation says its measures', () => {
  const [lamp] = nodesOf(product([variation(1, 1999)], { specifications: [{ label: 'Dimensions', values: ['9" W × 9" D × 20" H'] }] }));
  expect(lamp).toMatchObject({ width: '9 in', depth: '9 in', height: '20 in' });
});
