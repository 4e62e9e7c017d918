import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundableLines } from './refund-lines.ts';

it('[money: Orders, cancelling] a line is refunded to the cent, in whatever portions', () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 12 }),
    unit: fc.integer({ min: 0, max: 9999 }),
    tax: fc.integer({ min: 0, max: 999 }),
  });
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 12 }), ({ quantity, unit, tax }, portions) => {
      const ordered = [{ variationId: 1, quantity, shipped: quantity, lineTotal: unit * quantity, adjustments: [], tax }];
      let refunded = 0;
      let paid = 0;
      for (const portion of [...portions, quantity]) {
        const [left] = refundableLines(ordered, [], new Map([[1, refunded]]));
        const units = Math.min(portion, left?.refundAmounts.length ?? 0);
        paid += left?.refundAmounts[units - 1] ?? 0;
        refunded += units;
      }
      expect([refunded, paid]).toEqual([quantity, unit * quantity + tax]);
    }),
  );
});

it('[§4 order] units not shipped, returned or on their way back are not refunded', () => {
  const ordered = [{ variationId: 1, quantity: 5, shipped: 4, lineTotal: 5000, adjustments: [], tax: 0 }];
  const returned = [{ variationId: 1, inReturn: 1, returned: 1 }];
  expect(refundableLines(ordered, returned, new Map([[1, 1]]))).toEqual([{ variationId: 1, refundAmounts: [1000] }]);
  expect(refundableLines(ordered, returned, new Map([[1, 2]]))).toEqual([]);
});
