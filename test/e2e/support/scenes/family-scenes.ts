import type { Page } from 'playwright-core';
import type { Product } from '../../../../contract/catalog/catalog.ts';
import type { Listing } from '../../../../contract/search/search.ts';
import { product as productLink } from '../../../../web/routes.ts';
import { register } from '../accounts.ts';
import { addToCart, buy, call } from '../api.ts';
import { fromShop } from '../shop.ts';
import { addOpened } from '../shopping.ts';
import { ring } from './notification-scenes.ts';
import type { Scene } from './scene.ts';

/** The sister shop's first search result. */
async function found(words: string): Promise<Listing['hits'][number]> {
  const { hits }: Listing = await (await fetch(`${fromShop('sisterUrl')}/api/search?k=${words}`)).json();
  const [hit] = hits;
  if (!hit) throw new Error(`The sister shop has no ${words}`);
  return hit;
}

/** The first variation of a crib. */
async function crib(page: Page): Promise<number> {
  const { productId } = await found('crib');
  const { variations } = await call<Product>(page, 'GET', `/api/product/${productId}`);
  return variations[0]?.variationId ?? 0;
}

const open = (path: string) => (page: Page) => page.goto(path);

async function openDepartment(page: Page): Promise<void> {
  const { departments } = await call<{ departments: { slug: string; taxonomyId: number }[] }>(page, 'GET', '/api/departments');
  await page.goto(`/c/${departments[0]?.slug}?t=${departments[0]?.taxonomyId}`);
}

const withCrib = (path: string) => async (page: Page) => {
  await addToCart(page, await crib(page));
  await page.goto(path);
};

async function openAccount(page: Page): Promise<void> {
  await register(page);
  await page.goto('/myaccount');
}

/** The sister's screens in her colours, at her own address; screens that differ only by text are checked elsewhere. */
export const familyScenes: readonly Scene[] = [
  { name: 'home', heading: 'A room to grow up in', open: open('/') },
  { name: 'the deals', heading: /^They outgrow it/, open: open('/deals') },
  { name: 'the sandbox', heading: 'Dig here', open: open('/sandbox') },
  { name: 'department', heading: 'Nursery', open: openDepartment },
  { name: 'results', heading: /crib/, open: open('/crib/k/results.html') },
  { name: 'product', heading: /crib/i, open: async (page) => page.goto(productLink(await found('crib'))) },
  {
    name: 'the added-to-cart drawer',
    heading: /crib/i,
    open: async (page) => {
      await page.goto(productLink(await found('crib')));
      await addOpened(page);
      await page.getByRole('dialog').getByRole('link', { name: 'Check out' }).waitFor();
    },
  },
  { name: 'cart', heading: 'Your cart', open: withCrib('/cart') },
  { name: 'checkout', heading: 'Checkout', frame: 'checkout', open: withCrib('/checkout') },
  {
    name: 'confirmation',
    heading: 'Thank you, Ann',
    open: async (page) => {
      const { orderNumber } = await buy(page, await crib(page));
      await page.goto(`/order-confirmation?order=${orderNumber}`);
    },
  },
  { name: 'finding an order', heading: 'Find your order', open: open('/find-order') },
  { name: 'sign-in', heading: /Sign in/i, open: open('/login') },
  { name: 'account', heading: 'Hello', open: openAccount },
  {
    name: 'the drawer of notifications',
    heading: 'Sign in',
    open: async (page) => {
      await page.goto('/login');
      await ring(page);
    },
  },
  { name: 'questions', heading: /questions/i, open: open('/faq') },
  { name: 'card', heading: /Card/, open: open('/credit-card') },
  { name: 'not found', heading: /SORRY/i, open: open('/no-such-page') },
];
