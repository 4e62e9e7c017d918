import type { Page } from 'playwright-core';
import { ApiShopper } from '../../../support/api-shopper.ts';
import { register } from '../accounts.ts';
import { addToCart, call } from '../api.ts';
import { goods, variationOf } from '../goods.ts';
import { fromShop } from '../shop.ts';
import type { Scene } from './scene.ts';

/** Saves products, one of which may be sold out. */
export async function saveForLater(page: Page, skus: readonly string[]): Promise<void> {
  for (const sku of skus) {
    await call(page, 'POST', '/api/save-for-laters', { variationId: (await variationOf(sku)).variationId, quantity: 1 });
  }
}

const several = [goods.soldOut, goods.reduced, goods.plain, goods.few, goods.restricted, goods.plenty];

/** Saved items, below the cart and in the account. */
export const savedScenes: readonly Scene[] = [
  {
    name: 'a cart with saved items, one just saved',
    heading: 'Your cart',
    open: async (page) => {
      await saveForLater(page, several);
      for (const sku of [goods.plenty, goods.plain]) await addToCart(page, (await variationOf(sku)).variationId, 2);
      await page.goto('/cart');
      await page.getByRole('button', { name: /^Save for later: Everlasting/ }).click();
      await page.getByText('Saved Everlasting beeswax tapers for later.').waitFor();
      await page.getByRole('button', { name: /^Show \d more/ }).click();
    },
  },
  {
    name: 'an empty cart with saved items',
    heading: 'Your cart is empty',
    open: async (page) => {
      await saveForLater(page, [goods.plain]);
      await page.goto('/cart');
      await page.getByRole('heading', { name: 'Saved for later' }).waitFor();
    },
  },
  {
    name: 'no saved items',
    heading: 'Saved items',
    open: async (page) => {
      await register(page);
      await page.goto('/myaccount/saved');
    },
  },
  {
    name: 'saved items, and one that is gone when it is wanted',
    heading: 'Saved items',
    open: async (page) => {
      await register(page);
      await saveForLater(page, [...several, goods.lastSaved]);
      await page.goto('/myaccount/saved');
      await new ApiShopper(fromShop('shopUrl')).buy((await variationOf(goods.lastSaved)).variationId);
      await page.getByRole('button', { name: 'Move to cart: Lone copper hurricane' }).click();
      await page.getByText('out of stock').nth(1).waitFor();
    },
  },
  {
    name: 'an account with saved items',
    heading: 'Hello',
    open: async (page) => {
      await register(page);
      await saveForLater(page, several);
      await page.goto('/myaccount');
    },
  },
];
