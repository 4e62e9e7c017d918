import { describe, expect, it } from 'vitest';
import { draftDeclarations } from '../../../contract/staff/orders/drafts.schemas.ts';
import { daysIn, readDraft } from './read-draft.ts';

const read = (fields: Record<string, string>) => readDraft(new URLSearchParams(fields), []);

describe('[§5 draft orders] the form', () => {
  it('is taken by the server', () => {
    const { draft } = read({ version: '3', 'quantity.7': '2', 'discount.kind': 'percent', 'discount.value': '10', 'discount.reason': 'x' });
    expect(draftDeclarations.save.body.safeParse(draft).success).toBe(true);
  });

  it.each([
    [{}, []],
    [{ 'quantity.7': '2' }, [[7, 2]]],
    [{ 'quantity.7': ' 2 ', 'quantity.9': '0' }, [[7, 2]]],
    [{ 'quantity.7': '2', remove: '7' }, []],
    [{ 'quantity.7': '2', add: '7' }, [[7, 3]]],
    [{ 'quantity.7': '99', add: '7' }, [[7, 99]]],
    [
      { 'quantity.7': '2', add: '9' },
      [
        [7, 2],
        [9, 1],
      ],
    ],
    [{ 'quantity.x': '2', add: 'x' }, []],
  ])('%j has these lines', (fields, lines) => {
    expect(read(fields).draft.lines.map(({ variationId, quantity }) => [variationId, quantity])).toEqual(lines);
  });

  it.each([
    [{ 'quantity.7': '-1' }, 'quantity.7'],
    [{ 'quantity.7': '1.5' }, 'quantity.7'],
    [{ 'quantity.7': 'two' }, 'quantity.7'],
    [{ 'quantity.7': '100' }, 'quantity.7'],
    [{ 'discount.kind': 'percent', 'discount.value': 'ten' }, 'discount.value'],
    [{ 'discount.kind': 'amount', 'discount.value': '' }, 'discount.value'],
    [{ shippingPrice: '-5' }, 'shippingPrice'],
  ])('%j is wrong at its field', (fields, field) => {
    const { draft, errors } = read(fields);
    expect(Object.keys(errors)).toEqual([field]);
    // So that it says whatever else is wrong.
    expect(draftDeclarations.save.body.safeParse({ ...draft, version: 1 }).success).toBe(false);
  });

  it.each([
    [{ 'discount.kind': '', 'discount.value': '10' }, null],
    [
      { 'discount.kind': 'percent', 'discount.value': '12.5 %', 'discount.reason': 'x' },
      { kind: 'percent', value: 12.5, reason: 'x' },
    ],
    [
      { 'discount.kind': 'amount', 'discount.value': '$1,025.50', 'discount.reason': 'x' },
      { kind: 'amount', value: 102_550, reason: 'x' },
    ],
  ])('%j is this discount', (fields, discount) => {
    expect(read(fields).draft.discount).toEqual(discount);
  });

  it('reads codes, tags, customer and price of delivery', () => {
    const fields = { promoCodes: 'SAVE10, spring', tags: 'phone, , vip', customerId: '3', pick: '8', shippingPrice: '0' };
    expect(read(fields).draft).toMatchObject({ promoCodes: ['SAVE10', 'spring'], tags: ['phone', 'vip'], customerId: 8, shippingPrice: 0 });
    expect(read({ customerId: '3', pick: 'none' }).draft.customerId).toBeNull();
    expect([daysIn(new URLSearchParams('days=14')), daysIn(new URLSearchParams('days=400'))]).toEqual([14, 7]);
  });
});
