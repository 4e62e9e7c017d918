import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restrictions } from './facets.schemas.ts';
import { readSaid } from './said-filters.ts';

describe('[checklist: Lists 9] the price in a search text', () => {
  it.each([
    ['gift under $50', 'gift', { price: '-50' }],
    ['gifts under 50', 'gifts', { price: '-50' }],
    ['sofa less than 1,200 dollars', 'sofa', { price: '-1200' }],
    ['lamp below $79.50 brass', 'lamp brass', { price: '-79.50' }],
    ['rug between $100 and $300', 'rug', { price: '100-300' }],
    ['rug $100-$300', 'rug', { price: '100-300' }],
    ['$20 to $40', '', { price: '20-40' }],
    ['desk over $400', 'desk', { price: '400-' }],
    ['desk over 400 dollars under $900', 'desk', { price: '400-900' }],
    ['blue sofa on sale', 'blue sofa', { sale: true }],
    ['on sale', '', { sale: true }],
    ['under $25', '', { price: '-25' }],
    ['candle for $40 or less', 'candle', { price: '-40' }],
    ['candle 40 dollars max', 'candle', { price: '-40' }],
    ['mirror $150 and up', 'mirror', { price: '150-' }],
    ['vase $20+', 'vase', { price: '20-' }],
    ['throw max $50', 'throw', { price: '-50' }],
    ['between 50 and 100 lamp', 'lamp', { price: '50-100' }],
    ['sofa 500 to 900 dollars', 'sofa', { price: '500-900' }],
    ['lamp under a hundred dollars', 'lamp', { price: '-100' }],
    ['lamp under fifty', 'lamp', { price: '-50' }],
    ['sofa under 2k', 'sofa', { price: '-2000' }],
    ['rug around $100', 'rug', { price: '75-125' }],
    ['lamp not over $40', 'lamp', { price: '-40' }],
    ['lamp not under 40 dollars', 'lamp', { price: '40-' }],
    ['lamp less then $40', 'lamp', { price: '-40' }],
    ['lamp up to 40$', 'lamp', { price: '-40' }],
    ['lampe 50$-100$', 'lampe', { price: '50-100' }],
    ['lamp under CA$40', 'lamp', { price: '-40' }],
    ['lamp ≤ $40', 'lamp', { price: '-40' }],
    ['lamp >= $40', 'lamp', { price: '40-' }],
    ['more than $50 but less than $100 lamp', 'lamp', { price: '50-100' }],
    ['lamp in the $20-$40 range', 'lamp', { price: '20-40' }],
    ['lamp in the range of $20 to $40', 'lamp', { price: '20-40' }],
    ['gas range under $500', 'gas range', { price: '-500' }],
    ['gas range $500 or less', 'gas range', { price: '-500' }],
  ])('%s', (typed, text, filters) => {
    expect(readSaid(typed)).toEqual({ text, filters });
  });

  it.each([
    'sofa under 80 inches',
    'shelf under 36"',
    'rug under 8x10',
    'over 72 in tv stand',
    'under sink organizer',
    'dresser under 6 drawer',
    'over the door hooks',
    'wholesale',
    'lamp between 20 and 30 inches',
    'lamp max 60 watts',
    'chest at most 3 drawers',
    'chair within 6 ft',
    'about a boy',
    'shelf not over 36"',
    'rug ≤ 8x10',
    'desk no less then 48 inches',
  ])('of %s is absent', (typed) => {
    expect(readSaid(typed)).toEqual({ text: typed, filters: {} });
  });

  it('is always a valid filter, whatever was typed', () => {
    const word = fc.constantFrom(
      'under',
      'over',
      'between',
      '$',
      '50',
      '1,000',
      '-',
      'and',
      'sale',
      'on',
      '9.99',
      '$20',
      'to',
      'sofa',
      'not',
      '≤',
      '$',
      'range',
      '…',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        expect(restrictions.safeParse(readSaid(words.join(' ')).filters).success).toBe(true);
      }),
    );
  });
});
