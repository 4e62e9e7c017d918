import { performance } from 'node:perf_hooks';
import type { PromotionGroup } from '../../contract/promotions/promotions.ts';
import { price } from '../../server/cart/price.ts';
import type { PricedLine } from '../../server/cart/pricing.ts';
import type { Offer } from '../../server/catalog/index.ts';
import { defaultRates } from '../../server/delivery/index.ts';
import type { Promotion, Standing, StoredPromotion } from '../../server/promotions/index.ts';
import { offer } from '../support/promotions.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { median, percentile } from './support/statistics.ts';

/**
 * Pricing a large cart: 1,000 promotions in force without codes, over 50 lines in 20 categories and 40 pools; beside it the same cart without
 * promotions. A rare extreme: fewer promotions, or codes not entered, are faster.
 */
const promotions = 1000;
const lines = 50;
const now = new Date('2026-11-23T12:00:00Z');

const groups: readonly PromotionGroup[] = ['item', 'item', 'order', 'shipping'];
const stacking: readonly PromotionGroup[][] = [['item', 'order', 'shipping'], ['item', 'order'], ['shipping'], []];
const benefits: Readonly<Record<PromotionGroup, readonly Promotion['benefit'][]>> = {
  item: [
    { kind: 'percent', percent: 12.5 },
    { kind: 'amount', amount: 300, most: 5000 },
    { kind: 'buy_x_get_y', buy: 2, get: 1, percent: 100 },
    { kind: 'fixed_price', price: 4000 },
  ],
  order: [
    { kind: 'percent', percent: 10 },
    { kind: 'tiers', tiers: [5, 10, 15].map((percent) => ({ from: percent * 10_000, percent })) },
  ],
  shipping: [{ kind: 'free_shipping' }, { kind: 'amount', amount: 500 }],
};
const conditionsOf = (id: number): readonly Promotion['conditions'][] => [
  { categories: { in: [`category-${id % 20}`, `category-${id % 7}`] } },
  { pools: { in: [`pool-${id % 40}`], notIn: [`pool-${id % 3}`] }, minimumMerchandise: 20_000 + id },
  { products: { in: Array.from({ length: 20 }, (_, at) => `product-${(id + at * 7) % 200}`) }, saleItems: 'excluded' },
  { minimumMerchandise: 10_000 * (id % 99) + 1, minimumUnits: 1 + (id % 99) },
];
/** One of a list, changing every so many ids. */
const pick = <Item>(list: readonly Item[], at: number): Item => list[at % list.length] as Item;

const list: StoredPromotion[] = Array.from({ length: promotions }, (_, id) => {
  const group = pick(groups, id);
  const made = offer(id + 1, {
    startsAt: new Date(now.getTime() - id * 60_000).toISOString(),
    group,
    stacksWith: pick(stacking, id >> 4),
    conditions: pick(conditionsOf(id), id >> 2),
    benefit: pick(benefits[group], id >> 2),
  });
  return { ...made, key: `offer-${id + 1}`, codes: [] };
});

function offerAt(at: number): Offer {
  const amount = 1999 + at * 137;
  return {
    variationId: at + 1,
    productId: at + 1,
    name: `Product ${at}`,
    slug: `product-${at + 1}`,
    departmentSlug: 'lighting',
    brand: null,
    sku: `P-${at}`,
    variationName: '',
    options: {},
    image: null,
    price: { basePrice: amount + 500, salePrice: at % 5 === 0 ? amount : null, amount, currency: 'USD', reference: null },
    quantityAvailable: 100,
    availability: 'SELLABLE',
    published: true,
    returnable: true,
    isVault: false,
    weightGrams: null,
    deliveryClass: null,
    leadTimeDays: 0,
    madeToOrder: false,
    shelves: [],
    held: 0,
    heldUntil: null,
  };
}

const cart: readonly PricedLine[] = Array.from({ length: lines }, (_, at) => {
  const sold = offerAt(at);
  const quantity = 1 + (at % 4);
  return { offer: sold, quantity, buyable: true, lineTotal: sold.price.amount * quantity, notice: null };
});

const standing: Standing = {
  brand: 'alder-loom',
  promotions: list,
  entered: [],
  codes: new Map(),
  campaigns: new Set(),
  campaign: null,
  customer: { signedIn: false, email: null, groups: new Set(), firstOrder: null, storeCardSince: null },
  paymentType: null,
  usedUp: new Set(),
  groups: new Map(
    cart.map(({ offer: { productId } }, at) => [
      productId,
      {
        handle: `product-${productId}`,
        categories: new Set([`category-${at % 20}`, `category-${(at + 5) % 20}`]),
        pools: new Set([`pool-${at % 40}`]),
      },
    ]),
  ),
};
const destination = { countryCode: 'US', postalCode: '43215' } as const;
const priced = (given: Standing) => price({ lines: cart, standing: given, destination, rates: defaultRates, taxRates: null }, now);
const plain: Standing = { ...standing, promotions: [] };

pinLoad();
const measure = (given: Standing, seconds: number): number[] => {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const start = performance.now();
    priced(given);
    times.push(performance.now() - start);
  }
  return times;
};
// Warm-up, to compile the code.
for (const given of [plain, standing]) measure(given, 1);
const rounds = Array.from({ length: settings.rounds }, () => {
  const bare = measure(plain, settings.seconds / 4);
  const before = process.threadCpuUsage();
  const times = measure(standing, settings.seconds);
  const { user, system } = process.threadCpuUsage();
  return { bare, times, processorMs: (user + system - before.user - before.system) / 1000 / times.length };
});
const { totals, lines: pricedLines, considered } = priced(standing);
const discounted = [...pricedLines.values()].filter(({ discount }) => discount > 0).length;
if (discounted < lines / 2 || totals.discount === 0 || considered().length !== promotions) throw new Error('This measures nothing');

const figure = (share: number) => {
  const name = `1,000 promotions over a cart of 50 lines, p${share * 100}`;
  const of = (side: 'bare' | 'times') => median(rounds.map((round) => percentile(round[side], share)));
  return { measure: name, figure: of('times'), unit: 'ms', reference: { name: 'without promotions', figure: of('bare') } };
};
report({
  bench: 'promotions',
  figures: [
    figure(0.5),
    { ...figure(0.99), bar: { atMost: 5 } },
    { measure: 'Processor time of one, mean', figure: median(rounds.map(({ processorMs }) => processorMs)), unit: 'ms' },
  ],
  notes: [`Every promotion is in force and none needs a code; ${discounted} of ${lines} lines get a discount. ${pinningNote}`],
});
