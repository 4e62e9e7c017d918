import { performance } from 'node:perf_hooks';
import type { PromotionGroup } from '../../contract/buying/promotions.ts';
import { evaluate } from '../../server/promotions/evaluate/evaluate.ts';
import type { Facts } from '../../server/promotions/evaluate/facts.ts';
import type { Promotion } from '../../server/promotions/promotion.ts';
import { factsWith, lineFacts, offer } from '../support/promotions.ts';
import { report } from './support/figures.ts';
import { pinLoad, pinningNote } from './support/pinning.ts';
import { settings } from './support/settings.ts';
import { percentile } from './support/statistics.ts';

/**
 * Evaluation time of promotions for a large cart: 1,000 in force without codes, over 50 lines in 20 categories and 40 pools. A rare extreme: fewer
 * promotions, or codes not entered, are faster.
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

const list = Array.from({ length: promotions }, (_, id) => {
  const group = pick(groups, id);
  return offer(id + 1, {
    startsAt: new Date(now.getTime() - id * 60_000).toISOString(),
    group,
    stacksWith: pick(stacking, id >> 4),
    conditions: pick(conditionsOf(id), id >> 2),
    benefit: pick(benefits[group], id >> 2),
  });
});

const facts: Facts = factsWith({
  lines: Array.from({ length: lines }, (_, at) =>
    lineFacts(at + 1, {
      categories: new Set([`category-${at % 20}`, `category-${(at + 5) % 20}`]),
      pools: new Set([`pool-${at % 40}`]),
      unitPrice: 1999 + at * 137,
      quantity: 1 + (at % 4),
      onSale: at % 5 === 0,
    }),
  ),
  shippingFor: (merchandise) => (merchandise > 4999 ? 4900 : 5599),
});

pinLoad();
const measure = (until: number): number[] => {
  const times: number[] = [];
  while (performance.now() < until) {
    const start = performance.now();
    evaluate(facts, list, now);
    times.push(performance.now() - start);
  }
  return times;
};
// Warm-up, to compile the code.
measure(performance.now() + 1000);
const before = process.threadCpuUsage();
const times = measure(performance.now() + settings.seconds * 1000);
const { user, system } = process.threadCpuUsage();
const processorMs = (user + system - before.user - before.system) / 1000 / times.length;
const { adjustments, shipping, considered } = evaluate(facts, list, now);
if (adjustments.length < lines || !shipping || considered.length !== promotions) throw new Error('This measures nothing');

const figure = (measured: string, share: number) => ({ measure: measured, figure: percentile(times, share), unit: 'ms' });
report({
  bench: 'promotions',
  figures: [
    figure('1,000 promotions over a cart of 50 lines, p50', 0.5),
    { ...figure('1,000 promotions over a cart of 50 lines, p99', 0.99), bar: { atMost: 5 } },
    { measure: 'Processor time of one, mean', figure: processorMs, unit: 'ms' },
  ],
  notes: [`Every promotion is in force and none needs a code; ${adjustments.length} adjustments come of them. ${pinningNote}`],
});
