import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { restrictions } from './facets.schemas.ts';
import { readSaid, type Said } from './said-filters.ts';

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
    ['$100 rug', 'rug', { price: '-100' }],
    ['rug $100', 'rug', { price: '-100' }],
    ['50 dollar gift', 'gift', { price: '-50' }],
    ['lamp for $50', 'lamp', { price: '-50' }],
    ['lamp at $50', 'lamp', { price: '-50' }],
    ['lamp over $100 under $50', 'lamp', { price: '50-100' }],
    ['between $300 and $100 rug', 'rug', { price: '100-300' }],
    ['lamps from $50', 'lamps', { price: '50-' }],
    ['sub $100 lamp', 'lamp', { price: '-100' }],
    ['lamp 50 or less', 'lamp', { price: '-50' }],
    ['rug 100 to 300', 'rug', { price: '100-300' }],
    ['sofa 500-1000', 'sofa', { price: '500-1000' }],
    ['lamp under £50', 'lamp', { price: '-50' }],
    ['lamp under USD 50', 'lamp', { price: '-50' }],
    ['lamp under 50 CAD', 'lamp', { price: '-50' }],
    ['lampe de moins de 50$', 'lampe', { price: '-50' }],
    ['lampe entre 50 et 100 $', 'lampe', { price: '50-100' }],
    ['lampe jusqu’à 50 $', 'lampe', { price: '-50' }],
    ['sofa under 1 000', 'sofa', { price: '-1000' }],
    ['sofa under $1 500', 'sofa', { price: '-1500' }],
    ['pillow under 50 100% cotton', 'pillow 100% cotton', { price: '-50' }],
    ['sheets $20 300 thread count', 'sheets 300 thread count', { price: '-20' }],
    ['lamp under one hundred and fifty dollars', 'lamp', { price: '-150' }],
    ['lamp under twenty-five dollars', 'lamp', { price: '-25' }],
    ['sofa under a thousand two hundred', 'sofa', { price: '-1200' }],
    ['gifts for kids under 50', 'gifts for kids', { price: '-50' }],
    ['rug 5 x 8 $200', 'rug 5 x 8', { price: '-200' }],
    ['sofa under 1000, blue', 'sofa, blue', { price: '-1000' }],
    ['lamp priced under 50', 'lamp', { price: '-50' }],
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
    'up to 50%',
    'sheets under 400 thread count',
    'rug under 200 sq ft',
    'chandelier under 3 lights',
    'tv stand under six feet',
    'toys for kids under 3',
    'kids under ten',
    'toys for under 5s',
    'ages 8 and under',
    'tv stand for tv under 55',
    'set of 20 to 30 candles',
    'bar stool 24-26',
    'bulb 40 to 60',
    'curtains 84-96',
    'chair 1950-1960',
    'FSO-1042-2000',
    '1042-2000',
    'toy 24-36 months',
    '$50 gift card',
    'lamp under $0',
    'sand dollar plate',
    '26x26 euro sham',
    'set of 2 euro shams',
    '100 dollar bill frame',
    'blender up to 6 cups',
    'heater under 500 btu',
    'stool from 24 to 30',
    'toys 12 and under',
  ])('of %s is absent', (typed) => {
    expect(readSaid(typed)).toEqual({ text: typed, filters: {} });
  });

  it.each<[string, string, Said['filters'], Said['sort']]>([
    ['sofa in stock', 'sofa', { inStock: true }, undefined],
    ['lamps under 50 in stock', 'lamps', { price: '-50', inStock: true }, undefined],
    ['sofa under 500 in blue', 'sofa in blue', { price: '-500' }, undefined],
    ['black friday sofa deals', 'sofa', { sale: true }, undefined],
    ['lamp sale', 'lamp', { sale: true }, undefined],
    ['rugs on clearance', 'rugs', { sale: true }, undefined],
    ['deals on towels', 'towels', { sale: true }, undefined],
    ['up to 50% off rugs', 'rugs', { sale: true }, undefined],
    ['black friday rugs', 'rugs', { sale: true }, undefined],
    ['rug with fast shipping', 'rug', { fastShipping: true }, undefined],
    ['lamps 4 stars and up', 'lamps', { rating: 4 }, undefined],
    ['lamps rated over 4 stars', 'lamps', { rating: 4 }, undefined],
    ['lamps rated 4.7 stars and up', 'lamps', { rating: 4.5 }, undefined],
    ['lamps 4+ stars under $50', 'lamps', { rating: 4, price: '-50' }, undefined],
    ['cheapest rug', 'rug', {}, 'price-low'],
    ['sofas, most expensive first', 'sofas', {}, 'price-high'],
    ['top-rated sheets', 'sheets', {}, 'rating'],
    ['newest blue rugs under $200', 'blue rugs', { price: '-200' }, 'newest'],
    ['best selling lamps', 'lamps', {}, 'relevance'],
  ])('also other filters and the order: %s', (typed, text, filters, sort) => {
    expect(readSaid(typed)).toEqual({ text, filters, ...(sort && { sort }) });
  });

  it.each<[string, string, Said['filters']]>([
    ['sofa under 75 inches wide', 'sofa', { width: '-75' }],
    ['desk 40-48 inches wide', 'desk', { width: '40-48' }],
    ['desk between 40 and 48" wide', 'desk', { width: '40-48' }],
    ['table under 30 wide', 'table', { width: '-30' }],
    ['bookcase over 6 ft tall under 12" deep', 'bookcase', { height: '72-', depth: '-12' }],
    ['cabinet not over 36" high', 'cabinet', { height: '-36' }],
    ['console narrower than 14 inches', 'console', { width: '-14' }],
    ['mirror at least 100 cm tall', 'mirror', { height: '39.37-' }],
    ['shelf under 1 m wide under $100', 'shelf', { width: '-39.37', price: '-100' }],
  ])('also limits of a side: %s', (typed, text, filters) => {
    expect(readSaid(typed)).toEqual({ text, filters });
  });

  it.each(['rug under 72 inches long', 'under 30 high chairs', '36 inch wide sofa', 'wider than most', 'sofa between 70" and 80"'])(
    'reads no limit in %s',
    (typed) => {
      expect(readSaid(typed)).toEqual({ text: typed, filters: {} });
    },
  );

  it.each([
    'new arrivals',
    'yard sale sign',
    'discount codes',
    'high clearance bed',
    '8 inch clearance bed',
    '5 point star',
    '4 star lamp',
    'wholesale',
    'stocking',
  ])('reads none in %s', (typed) => {
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
      'fifty',
      'hundred',
      '1 000',
      '£',
      'moins de',
      'or less',
      '4 stars',
      'and up',
      'in stock',
      'cheapest',
      'wide',
      '36"',
      'tall',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), (words) => {
        expect(restrictions.safeParse(readSaid(words.join(' ')).filters).success).toBe(true);
      }),
    );
  });
});
