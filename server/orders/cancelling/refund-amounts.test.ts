import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundAmountOf } from '../../../contract/orders/cancelling.ts';
import type { Taken } from '../../catalog/index.ts';
import type { OrderedLine } from '../order.ts';
import type { OrderState } from '../states.ts';
import { isPartlyCancelled, openUnits, stateOf } from '../units.ts';
import { allOpen, cancellableOf, isRest, partStock, sharesOf } from './refund-amounts.ts';
import { refusalToCancel } from './refusal.ts';

interface Bought {
  readonly quantity: number;
  readonly unitPrice: number;
  /** Thousandths of the line total. */
  readonly discount: number;
  readonly tax: number;
}

const line = ({ quantity, unitPrice, discount, tax }: Bought, at: number): OrderedLine => ({
  productId: at,
  variationId: at + 1,
  sku: `LAMP-${at}`,
  name: `Lamp ${at}`,
  slug: 'lamp',
  departmentSlug: 'lighting',
  options: {},
  image: null,
  returnable: true,
  returnDays: 30,
  returnGoods: null,
  quantity,
  unitPrice,
  lineTotal: unitPrice * quantity,
  tax,
  adjustments:
    discount === 0
      ? []
      : [{ promotionId: 1, group: 'item', label: '', code: null, amount: Math.floor((unitPrice * quantity * discount) / 1000) }],
  shipped: 0,
  delivered: 0,
  cancelled: 0,
});

const orders = fc
  .array(
    fc.record<Bought>({
      quantity: fc.integer({ min: 1, max: 9 }),
      unitPrice: fc.integer({ min: 0, max: 200_000 }),
      discount: fc.integer({ min: 0, max: 1000 }),
      tax: fc.integer({ min: 0, max: 20_000 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((bought) => bought.map(line));
/** Steps that cancel or ship units of a line. */
const steps = fc.array(
  fc.record({ line: fc.nat(5), units: fc.integer({ min: 1, max: 9 }), became: fc.constantFrom('cancelled' as const, 'shipped' as const) }),
  { maxLength: 30 },
);
const paid = (lines: readonly OrderedLine[]) =>
  lines.reduce(
    (sum, { lineTotal, tax, adjustments }) => adjustments.reduce((cents, { amount }) => cents - amount, sum + lineTotal + tax),
    0,
  );
const become = (lines: readonly OrderedLine[], variationId: number, became: 'cancelled' | 'shipped', units: number) =>
  lines.map((one) => (one.variationId === variationId ? { ...one, [became]: one[became] + units } : one));

describe('[money: Orders, cancelling] refund amounts', () => {
  it('add up to the amount paid, however the units are split', () => {
    fc.assert(
      fc.property(orders, steps, fc.nat(5000), (bought, given, shipping) => {
        let lines: readonly OrderedLine[] = bought;
        let back = 0;
        const cancel = (variationId: number, quantity: number) => {
          const units = [{ variationId, quantity }];
          const cents = sharesOf(lines, units)[0]?.cents ?? 0;
          expect(cents).toBeGreaterThanOrEqual(0);
          expect(refundAmountOf(cancellableOf(lines, shipping), units)).toBe(cents + (isRest(lines, units) ? shipping : 0));
          back += cents + (isRest(lines, units) ? shipping : 0);
          lines = become(lines, variationId, 'cancelled', quantity);
        };
        for (const { line: at, units } of given) {
          const one = lines[at];
          if (one && openUnits(one) > 0) cancel(one.variationId, Math.min(units, openUnits(one)));
          expect(back).toBeLessThanOrEqual(paid(bought) + shipping);
        }
        for (const { variationId, quantity } of allOpen(lines)) cancel(variationId, quantity);
        expect(back).toBe(paid(bought) + shipping);
      }),
      { numRuns: 2500 },
    );
  });

  it('never include shipped units, nor delivery once a part has shipped', () => {
    fc.assert(
      fc.property(orders, steps, fc.nat(5000), (bought, given, shipping) => {
        let lines: readonly OrderedLine[] = bought;
        let state: OrderState = 'placed';
        let back = 0;
        const shippedShare = () =>
          lines.reduce((sum, one) => sum + (sharesOf([one], [{ variationId: one.variationId, quantity: one.shipped }])[0]?.cents ?? 0), 0);
        for (const { line: at, units, became } of given) {
          const one = lines[at];
          const quantity = one ? Math.min(units, openUnits(one)) : 0;
          if (!one || quantity === 0) continue;
          const asked = [{ variationId: one.variationId, quantity }];
          if (became === 'cancelled') {
            expect(refusalToCancel(state, lines, asked)).toBeNull();
            back += (sharesOf(lines, asked)[0]?.cents ?? 0) + (isRest(lines, asked) ? shipping : 0);
          }
          lines = become(lines, one.variationId, became, quantity);
          state = stateOf(state, lines);
          const left = lines.map((all) => ({ ...all, open: openUnits(all) }));
          expect(left.every(({ open, shipped, cancelled, quantity: ordered }) => open >= 0 && open + shipped + cancelled === ordered)).toBe(
            true,
          );
          expect(state === 'cancelled').toBe(lines.every((all) => all.cancelled === all.quantity));
          expect(state === 'shipped').toBe(left.every(({ open }) => open === 0) && lines.some(({ shipped }) => shipped > 0));
          expect(isPartlyCancelled(lines)).toBe(lines.some(({ cancelled }) => cancelled > 0) && state !== 'cancelled');
        }
        const rest = allOpen(lines);
        if (rest.length > 0) {
          back += refundAmountOf(cancellableOf(lines, shipping), rest);
          for (const { variationId, quantity } of rest) lines = become(lines, variationId, 'cancelled', quantity);
        }
        expect(back).toBe(paid(bought) - shippedShare() + (lines.some(({ shipped }) => shipped > 0) ? 0 : shipping));
        expect(refusalToCancel(stateOf(state, lines), lines, null)).toMatch(/^order_already_/);
      }),
      { numRuns: 2500 },
    );
  });

  it('return each unit of stock once, to the warehouse it came from', () => {
    const taken = fc.array(
      fc.record<Taken>({
        variationId: fc.integer({ min: 1, max: 3 }),
        warehouseCode: fc.constantFrom('central', 'west', 'east'),
        quantity: fc.integer({ min: 1, max: 9 }),
      }),
      { maxLength: 8 },
    );
    const total = (some: readonly Taken[], key: string) =>
      some.reduce((sum, { variationId, warehouseCode, quantity }) => (`${variationId} ${warehouseCode}` === key ? sum + quantity : sum), 0);
    fc.assert(
      fc.property(taken, fc.integer({ min: 1, max: 3 }), fc.nat(20), (all, variationId, wanted) => {
        const { back, out } = partStock(all, [{ variationId, quantity: wanted }]);
        for (const { variationId: id, warehouseCode } of all) {
          const key = `${id} ${warehouseCode}`;
          expect(total(back, key) + total(out, key)).toBe(total(all, key));
        }
        const there = all.reduce((sum, one) => (one.variationId === variationId ? sum + one.quantity : sum), 0);
        expect(back.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(Math.min(wanted, there));
        expect(back.every((one) => one.variationId === variationId)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('[rulings: Orders] what can be cancelled', () => {
  const [one, other] = [
    { quantity: 2, unitPrice: 1000, discount: 0, tax: 100 },
    { quantity: 1, unitPrice: 500, discount: 0, tax: 0 },
  ].map(line) as [OrderedLine, OrderedLine];
  const units = (variationId: number, quantity: number) => [{ variationId, quantity }];

  it.each([
    ['awaiting_payment', [one], null, 'payment_not_confirmed'],
    ['payment_declined', [one], null, 'order_already_cancelled'],
    ['cancelled', [{ ...one, cancelled: 2 }], null, 'order_already_cancelled'],
    ['shipped', [{ ...one, shipped: 1, cancelled: 1 }], units(1, 1), 'order_already_shipped'],
    ['delivered', [{ ...one, shipped: 2 }], null, 'order_already_shipped'],
    ['placed', [one, other], null, null],
    ['placed', [{ ...one, cancelled: 1 }, other], null, null],
    ['partially_shipped', [{ ...one, shipped: 1 }], null, 'order_partly_shipped'],
    ['partially_shipped', [{ ...one, shipped: 1 }], units(1, 1), null],
    ['partially_shipped', [{ ...one, shipped: 1 }], units(1, 2), 'items_not_open'],
    ['placed', [one], units(9, 1), 'items_not_open'],
  ] as const)('%s, %j of %j: %s', (state, lines, asked, refusal) => {
    expect(refusalToCancel(state, lines, asked)).toBe(refusal);
  });
});
