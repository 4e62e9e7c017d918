import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { Listing } from '../../../contract/search.ts';
import { product as productLink } from '../../../web/routes.ts';
import { call } from './api.ts';
import type { Scene } from './scene.ts';

const at = (path: string): string => inject('sisterUrl') + path;

/** The first product the sister shop finds. */
async function found(words: string): Promise<Listing['hits'][number]> {
  const { hits }: Listing = await (await fetch(at(`/api/search?k=${words}`))).json();
  const [hit] = hits;
  if (!hit) throw new Error(`The sister shop has no ${words}`);
  return hit;
}

const open = (path: string) => (page: Page) => page.goto(at(path));

async function openDepartment(page: Page): Promise<void> {
  const { departments } = await (await fetch(at('/api/departments'))).json();
  const [{ slug, taxonomyId }] = departments;
  await page.goto(at(`/c/${slug}?t=${taxonomyId}`));
}

async function openCart(page: Page): Promise<void> {
  const { productId } = await found('crib');
  await page.goto(at('/cart'));
  const { variations } = await (await fetch(at(`/api/product/${productId}`))).json();
  await call(page, 'POST', at('/api/cart'), { variationId: variations[0].variationId });
  await page.reload();
}

/** Pages of the sister shop, each with the words of its only main heading. */
export const familyScenes: readonly Scene[] = [
  { name: 'home', heading: 'A room to grow up in', open: open('/') },
  { name: 'gift guide', heading: 'Presents that outlive the wrapping', open: open('/holiday-gift-guide') },
  { name: 'department', heading: 'Nursery', open: openDepartment },
  { name: 'results', heading: /crib/, open: open('/crib/k/results.html') },
  { name: 'product', heading: /crib/i, open: async (page) => page.goto(at(productLink(await found('crib')))) },
  { name: 'cart', heading: 'Your cart', open: openCart },
  { name: 'sign-in', heading: /Sign in/i, open: open('/login') },
  { name: 'questions', heading: /questions/i, open: open('/faq') },
  { name: 'card', heading: /Card/, open: open('/credit-card') },
  { name: 'not found', heading: /SORRY/i, open: open('/no-such-page') },
];
