import { goods, pathOf } from '../goods.ts';
import type { Scene } from './scene.ts';

/** States of lists and products that only certain choices reach. */
export const findingScenes: readonly Scene[] = [
  { name: 'a list with filters chosen', heading: 'Furniture', open: (page) => page.goto('/c/furniture?t=1&price=200-400&color=black') },
  { name: 'a list that filters have emptied', heading: 'Furniture', open: (page) => page.goto('/c/furniture?t=1&price=900000-') },
  { name: 'the gifts', heading: 'Holiday & Gifts', open: (page) => page.goto('/c/holiday-and-gifts?t=11') },
  { name: 'a product that is not shipped', heading: /^Kiln-dried/, open: async (page) => page.goto(await pathOf(goods.restricted)) },
  {
    name: 'a product with more values than are shown at first',
    heading: /^Measured jute/,
    open: async (page) => {
      await page.goto(await pathOf(goods.manySizes));
      await page.getByRole('button', { name: '4 more' }).click();
    },
  },
];
