import { percentOf, spread } from '../../../contract/values/shares.ts';
import type { Benefit } from '../promotion.ts';
import { type Line, sum } from './lines.ts';

/** What a benefit of the item group takes off each of the lines it counts for, in cents. */
export function offLines(benefit: Benefit, lines: readonly Line[]): number[] {
  const off = benefit.kind === 'buy_x_get_y' ? offSets(benefit, lines) : lines.map((line) => offLine(benefit, line));
  const { most } = benefit;
  return most !== undefined && sum(off) > most ? spread(most, off) : off;
}

function offLine(benefit: Benefit, { unitPrice, quantity, value }: Line): number {
  switch (benefit.kind) {
    case 'percent':
      return percentOf(value, benefit.percent);
    case 'amount':
      return Math.min(benefit.amount, unitPrice) * quantity;
    case 'fixed_price':
      return Math.max(0, unitPrice - benefit.price) * quantity;
    default:
      return 0;
  }
}

/**
 * Units stand in a row, the dearest first, and are taken by whole sets of `buy + get`: in each the last, cheapest ones are given. What that takes off is spread
 * over all units in the sets by their price: who cancels or returns what was bought does not keep what came with it for nothing.
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
    off += percentOf(line.unitPrice * (givenOfFirst(reached) - givenOfFirst(passed)), percent);
    values.set(line, line.unitPrice * (reached - passed));
    passed = reached;
  }
  const weights = lines.map((line) => values.get(line) ?? 0);
  return off === 0 ? weights.map(() => 0) : spread(off, weights);
}

/** What a benefit of the order or shipping group takes off an amount; never more than that. */
export function offWhole(benefit: Benefit, amount: number): number {
  return Math.min(uncapped(benefit, amount), amount, benefit.most ?? amount);
}

function uncapped(benefit: Benefit, amount: number): number {
  switch (benefit.kind) {
    case 'percent':
      return percentOf(amount, benefit.percent);
    case 'amount':
      return benefit.amount;
    case 'free_shipping':
      return amount;
    case 'tiers': {
      const reached = benefit.tiers.filter(({ from }) => from <= amount).sort((a, b) => b.from - a.from)[0];
      if (!reached) return 0;
      return 'percent' in reached ? percentOf(amount, reached.percent) : reached.amount;
    }
    default:
      return 0;
  }
}
