import { roundedShare, spread } from '../../platform/shares.ts';
import type { Benefit } from '../promotion.ts';
import { type Line, sum } from './lines.ts';

/** Cents that an item benefit takes off each of its lines. */
export function offLines(benefit: Benefit, lines: readonly Line[]): number[] {
  const off = benefit.kind === 'buy_x_get_y' ? offSets(benefit, lines) : lines.map((line) => offLine(benefit, line));
  const { most } = benefit;
  return most !== undefined && sum(off) > most ? spread(most, off) : off;
}

function offLine(benefit: Benefit, { unitPrice, quantity, value }: Line): number {
  switch (benefit.kind) {
    case 'percent':
      return roundedShare(value, benefit.percent);
    case 'amount':
      return Math.min(benefit.amount, unitPrice) * quantity;
    case 'fixed_price':
      return Math.max(0, unitPrice - benefit.price) * quantity;
    default:
      return 0;
  }
}

/**
 * Sorts units from dearest to cheapest and takes whole sets of `buy + get`; the last, cheapest units of each set are discounted. The discount is
 * spread over all units of the sets by price, so that returning the paid ones does not leave the free ones.
 */
function offSets({ buy, get, percent }: Extract<Benefit, { kind: 'buy_x_get_y' }>, lines: readonly Line[]): number[] {
  const size = buy + get;
  const inSets = Math.floor(sum(lines.map(({ quantity }) => quantity)) / size) * size;
  const givenOfFirst = (units: number) => Math.floor(units / size) * get + Math.max(0, (units % size) - buy);
  const values = new Map<Line, number>();
  let off = 0;
  let passed = 0;
  for (const line of lines.toSorted((a, b) => b.unitPrice - a.unitPrice || a.at - b.at)) {
    const reached = Math.min(passed + line.quantity, inSets);
    off += roundedShare(line.unitPrice * (givenOfFirst(reached) - givenOfFirst(passed)), percent);
    values.set(line, line.unitPrice * (reached - passed));
    passed = reached;
  }
  const weights = lines.map((line) => values.get(line) ?? 0);
  return off === 0 ? weights.map(() => 0) : spread(off, weights);
}

/** Cents that an order or shipping benefit takes off an amount, never more than the amount. */
export function offWhole(benefit: Benefit, amount: number): number {
  return Math.min(uncapped(benefit, amount), amount, benefit.most ?? amount);
}

function uncapped(benefit: Benefit, amount: number): number {
  switch (benefit.kind) {
    case 'percent':
      return roundedShare(amount, benefit.percent);
    case 'amount':
      return benefit.amount;
    case 'free_shipping':
      return amount;
    case 'tiers': {
      let reached: (typeof benefit.tiers)[number] | null = null;
      for (const tier of benefit.tiers) if (tier.from <= amount && tier.from > (reached?.from ?? -1)) reached = tier;
      if (!reached) return 0;
      return 'percent' in reached ? roundedShare(amount, reached.percent) : reached.amount;
    }
    default:
      return 0;
  }
}
