import { expect, it } from 'vitest';
import { products } from '../catalogue/index.ts';
import { optionsOf } from './choices.ts';

it('[§3 product] no two colours of a product have the same swatch', () => {
  const same = products.filter((product) => {
    const swatches = optionsOf(product)
      .find(({ name }) => name === 'Color')
      ?.values.map(({ swatch }) => swatch);
    return new Set(swatches).size < product.colors.length;
  });
  expect(same.map(({ handle }) => handle)).toEqual([]);
});

it('[§3 product] a colour shared by others gives way to the accent, but not that of the plain one', () => {
  const basket = products.find(({ handle }) => handle === 'seagrass-belly-basket');
  if (!basket) throw new Error('the basket is gone');
  const values = optionsOf(basket).find(({ name }) => name === 'Color')?.values;
  expect(values).toEqual([
    { value: 'Natural', swatch: '#c4a572' },
    { value: 'Dipped white', swatch: '#f0ebe0' },
    { value: 'Dipped black', swatch: '#2f2c29' },
  ]);
});
