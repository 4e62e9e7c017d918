import { type PromotionGroup, promotionalDiscountCap } from '../../../contract/promotions/promotions.ts';
import { spread } from '../../platform/shares.ts';
import type { Promotion } from '../promotion.ts';
import { offLines, offWhole } from './benefits.ts';
import { shortfallOf } from './eligibility.ts';
import type { Facts } from './facts.ts';
import { type ByLine, type Cart, type Line, sum, sumOver } from './lines.ts';

/** A promotion this visitor may use, with the lines it counts for; only a minimum can still be missing. */
export interface Candidate {
  readonly promotion: Promotion;
  readonly lines: readonly Line[];
  readonly units: number;
  /** Item group only: cents off each of these lines once its minimums are met. */
  readonly off: readonly number[];
}

/** A promotion that applies, with the cents it takes off. */
export interface Given {
  readonly candidate: Candidate;
  readonly amount: number;
}

/** The joint result of promotions from certain groups. */
export interface Combination {
  /** For each line, the item promotion that applies and what it takes off. */
  readonly item: readonly (Candidate | null)[];
  readonly itemOff: ByLine;
  /** What the lines cost after item promotions. */
  readonly net: ByLine;
  readonly order: Given | null;
  readonly orderOff: ByLine;
  /** Merchandise in cents after those promotions. */
  readonly merchandise: number;
  /** Shipping in cents before its promotion. */
  readonly shippingPrice: number;
  readonly shipping: Given | null;
  readonly capped: boolean;
  /** Cents off merchandise and shipping. */
  readonly total: number;
}

export type ShippingFor = Facts['shippingFor'];

/** Every set of groups that may apply together; among equally good ones the first wins. */
const combinations: readonly (readonly PromotionGroup[])[] = [
  ['item'],
  ['order'],
  ['shipping'],
  ['item', 'order'],
  ['item', 'shipping'],
  ['order', 'shipping'],
  ['item', 'order', 'shipping'],
];

export function candidateOf(promotion: Promotion, lines: readonly Line[]): Candidate {
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  return { promotion, lines, units, off: promotion.group === 'item' ? offLines(promotion.benefit, lines) : [] };
}

type Grouped = Pick<Promotion, 'group' | 'stacksWith'>;

/** Whether two promotions may apply to one cart: always within a group, otherwise only if each names the other's group. */
export const combine = (a: Grouped, b: Grouped): boolean =>
  a.group === b.group || (a.stacksWith.includes(b.group) && b.stacksWith.includes(a.group));

/** Whether two promotions can never both take something off one order. Of the item group they can: each off other lines. */
export const neverCombine = (a: Grouped, b: Grouped): boolean => (a.group === b.group ? a.group !== 'item' : !combine(a, b));

/** The combination that saves the shopper most (money: Promotions). Candidates are sorted so that ties go to the first. */
export function bestCombination(candidates: readonly Candidate[], cart: Cart, shippingFor: ShippingFor): Combination {
  const byGroup = Map.groupBy(candidates, ({ promotion }) => promotion.group);
  let best = combinationOf([], byGroup, cart, shippingFor);
  for (const groups of combinations) {
    if (!groups.every((group) => byGroup.has(group))) continue;
    const combination = combinationOf(groups, byGroup, cart, shippingFor);
    if (combination.total > best.total) best = combination;
  }
  return best;
}

function combinationOf(
  groups: readonly PromotionGroup[],
  byGroup: ReadonlyMap<PromotionGroup, readonly Candidate[]>,
  cart: Cart,
  shippingFor: ShippingFor,
): Combination {
  const of = (group: PromotionGroup): readonly Candidate[] => {
    const all = groups.includes(group) ? (byGroup.get(group) ?? []) : [];
    const others = groups.filter((one) => one !== group);
    return others.length === 0 ? all : all.filter(({ promotion }) => others.every((one) => promotion.stacksWith.includes(one)));
  };
  const value = sum(cart.values);
  const { best: item, off: wanted } = bestOfLines(of('item'), cart);
  const itemOff = sum(wanted) > promotionalDiscountCap ? spread(promotionalDiscountCap, wanted) : wanted;
  const net = cart.values.map((cents, at) => cents - (itemOff[at] ?? 0));

  const bestOrder = bestOf(of('order'), (candidate) => amountOff(candidate, net));
  const room = promotionalDiscountCap - sum(itemOff);
  const order = bestOrder && { ...bestOrder, amount: Math.min(bestOrder.amount, room) };
  const orderOff = order ? overLines(order, net) : net.map(() => 0);

  const merchandise = sum(net) - sum(orderOff);
  const shippingPrice = shippingFor(merchandise);
  const shipping = bestOf(of('shipping'), (candidate) => amountOff(candidate, net, shippingPrice));
  const capped = itemOff !== wanted || order?.amount !== bestOrder?.amount;
  const total = value - merchandise + (shipping?.amount ?? 0);
  return { item, itemOff, net, order, orderOff, merchandise, shippingPrice, shipping, capped, total };
}

/** The total a promotion takes off, in cents; 0 while a minimum is missing. `net` is what the lines cost before this promotion. */
export function amountOff({ promotion, lines, units, off }: Candidate, net: ByLine, shippingPrice = 0): number {
  const value = sumOver(lines, net);
  if (shortfallOf(promotion, value, units)) return 0;
  if (promotion.group === 'item') return sum(off);
  return offWhole(promotion.benefit, promotion.group === 'order' ? value : shippingPrice);
}

/** The best promotion of a group that applies once; ties go to the first. Null where none gives anything. */
function bestOf(candidates: readonly Candidate[], amountOf: (candidate: Candidate) => number): Given | null {
  let best: Given | null = null;
  for (const candidate of candidates) {
    const amount = amountOf(candidate);
    if (amount > (best?.amount ?? 0)) best = { candidate, amount };
  }
  return best;
}

/** For each line, the promotion that takes most off it; ties go to the first. */
function bestOfLines(candidates: readonly Candidate[], cart: Cart): { best: readonly (Candidate | null)[]; off: ByLine } {
  const best: (Candidate | null)[] = cart.lines.map(() => null);
  const off = cart.lines.map(() => 0);
  for (const candidate of candidates) {
    if (shortfallOf(candidate.promotion, sumOver(candidate.lines, cart.values), candidate.units)) continue;
    for (let index = 0; index < candidate.lines.length; index++) {
      const line = candidate.lines[index];
      const cents = candidate.off[index] ?? 0;
      if (!line || cents <= (off[line.at] ?? 0)) continue;
      off[line.at] = cents;
      best[line.at] = candidate;
    }
  }
  return { best, off };
}

/** Spreads an order discount over its lines by what they cost (rulings: Money). */
function overLines({ candidate, amount }: Given, net: ByLine): ByLine {
  const weights = net.map(() => 0);
  for (const { at } of candidate.lines) weights[at] = net[at] ?? 0;
  return spread(amount, weights);
}
