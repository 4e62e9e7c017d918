import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brandOf } from '../../../brands/index.ts';
import { BrandProvider } from '../../shell/visitor/brand.ts';
import type { CartData } from './cart-data.ts';
import CartScreen from './cart-screen.tsx';

const empty = { cart: null, isGuest: true, saved: null } as unknown as CartData;

it.each([
  [true, 'What you add stays here for a month, on this device.'],
  [false, 'What you add is here on every device you sign in on.'],
])('[§4 cart] an empty cart says how long, and where, things stay (guest: %s)', (isGuest, words) => {
  const markup = renderToStaticMarkup(
    <BrandProvider value={{ ...brandOf('alder-loom'), returnDays: 30 }}>
      <CartScreen data={{ ...empty, isGuest }} />
    </BrandProvider>,
  );
  expect(markup).toContain(words);
});
