import { expect, it } from 'vitest';
import { detailsOf } from './words.ts';

it.each([
  [{ from: 'fulfilment', to: 'merchandiser' }, 'from fulfilment, to merchandiser'],
  [
    { changes: [{ sku: null, field: 'name', before: 'Oak stool', after: 'Ash stool' }], version: 3 },
    'changes name: Oak stool → Ash stool, version 3',
  ],
  [
    {
      changes: [
        { sku: 'ST-1', field: 'price', before: 1000, after: 900 },
        { sku: null, field: 'tags', before: [], after: ['sale', 'oak'] },
      ],
    },
    'changes ST-1 price: 1000 → 900; tags: none → sale; oak',
  ],
  [{ before: { cutOffHour: 12 }, after: { cutOffHour: 14 } }, 'before (cutOffHour 12), after (cutOffHour 14)'],
  [{ reason: null, note: '' }, 'reason none, note none'],
  [{}, ''],
])('[§7.6] words the details of an audit entry: %j', (details, words) => {
  expect(detailsOf({ details })).toBe(words);
});
