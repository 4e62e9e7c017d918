import { describe, expect, it } from 'vitest';
import { changedSince } from './changed-since.ts';

describe('[§17 import] what was changed since the check', () => {
  const price = { field: 'price', sku: 'A', before: 100, after: 120 };
  const tags = { field: 'tags', before: ['b'], after: ['b', 'c'] };
  const options = { field: 'options', sku: 'A', before: { Size: 'S', Color: 'Red' }, after: {} };
  it.each([
    ['as it was seen', [price], [price], {}, []],
    ['with its parts in another order', [options], [{ ...options, before: { Color: 'Red', Size: 'S' } }], {}, []],
    ['undefined, which the report has as null', [{ ...price, before: undefined }], [{ ...price, before: null }], {}, []],
    ['another value now', [price], [{ ...price, before: 90 }], {}, ['A price']],
    ['of another variation', [price], [{ ...price, sku: 'B' }], {}, ['A price']],
    ['not to be changed then', [tags], [], {}, ['tags']],
    ['tags, one of which is added', [tags], [], { addTags: ['c'] }, []],
    ['brands, one of which is chosen', [{ ...tags, field: 'soldAt' }], [], { soldAtChanges: { b: null } }, []],
    ['units', [{ field: 'stock', sku: 'A', before: { east: 1 }, after: {} }], [], {}, []],
  ])('%s', (_, changes, seen, patch, expected) => {
    expect(changedSince(changes, seen, patch)).toEqual(expected);
  });
});
