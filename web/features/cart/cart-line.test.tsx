import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { CartLine as Line } from '../../../contract/cart/cart.ts';
import { CartLine } from './cart-line.tsx';

const price = { basePrice: 2400, salePrice: null, amount: 2400, currency: 'USD', reference: null } as const;

const htmlOf = (quantity: number, quantityAvailable: number) => {
  const line: Line = {
    variationId: 1,
    variationDetails: { variationId: 1, name: '', fullSku: 'TAPERS', options: {}, image: null, price },
    productDetails: { productId: 2, name: 'Tapers', slug: 'tapers', departmentSlug: 'decor', brand: null },
    inventory: { quantityAvailable, availability: quantityAvailable > 0 ? 'SELLABLE' : 'OUT_OF_STOCK' },
    quantity,
    lineTotal: 2400 * quantity,
    adjustments: [],
    errorDetails: null,
  };
  return renderToStaticMarkup(<CartLine line={line} onQuantity={() => undefined} onRemove={() => undefined} />);
};

it.each([
  [1, 9, false],
  [2, 9, true],
  [1, 0, true],
  [2, 0, true],
])('[§4 cart item] %i of %i left: says what one costs unless the total does (%s)', (quantity, available, isSaid) => {
  expect(htmlOf(quantity, available).includes('$24.00 each')).toBe(isSaid);
});

it('[§4 cart item] the price of one, which comes and goes, does not move the stepper', () => {
  const html = htmlOf(2, 9);
  expect(html.indexOf('$24.00 each')).toBeGreaterThan(html.indexOf('One more'));
});
