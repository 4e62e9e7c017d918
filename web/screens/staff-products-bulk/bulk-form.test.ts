import { describe, expect, it } from 'vitest';
import { changeOf, emptyBulkForm, errorsAt } from './bulk-form.ts';

const read = (typed: Partial<typeof emptyBulkForm>) => changeOf({ ...emptyBulkForm, ...typed });

describe('[look: staff console] the form of a bulk change', () => {
  it.each([
    [
      { kind: 'price', by: '12.5%', priceRounding: 'cent' },
      { kind: 'price', unit: 'percent', by: -1250, rounding: 'cent' },
    ],
    [
      { kind: 'price', direction: 'raise', unit: 'amount', by: '$20', priceRounding: 'dollar' },
      { kind: 'price', unit: 'amount', by: 2000, rounding: 'dollar' },
    ],
    [
      { kind: 'sale', off: '25', evidence: ' Since May ', saleRounding: 'to95' },
      { kind: 'sale', off: 2500, rounding: 'to95', evidence: 'Since May' },
    ],
    [{ kind: 'endSale' }, { kind: 'endSale' }],
    [
      { kind: 'state', state: 'retired' },
      { kind: 'state', state: 'retired' },
    ],
    [
      { kind: 'addTag', addTag: ' new ' },
      { kind: 'addTag', tag: 'new' },
    ],
  ])('%j', (typed, change) => {
    expect(read(typed)).toEqual({ change });
  });

  it.each([
    [{}, ['kind']],
    [{ kind: 'price' }, ['by']],
    [{ kind: 'price', by: '-5' }, ['by']],
    [{ kind: 'price', by: '95' }, ['by']],
    [{ kind: 'sale', off: '91', endsAt: 'soon' }, ['off', 'evidence', 'endsAt']],
    [{ kind: 'category' }, ['category']],
    [{ kind: 'removeTag', removeTag: ' ' }, ['removeTag']],
  ])('%j is wrong at %j', (typed, fields) => {
    expect(Object.keys(read(typed).errors ?? {})).toEqual(fields);
  });

  it('has the server’s messages at its fields', () => {
    const form = { ...emptyBulkForm, kind: 'addTag' };
    expect(errorsAt(form, { 'change.tag': 'Enter a tag', 'change.off': 'x', other: 'y' })).toEqual({
      addTag: 'Enter a tag',
      off: 'x',
      kind: 'y',
    });
  });
});
