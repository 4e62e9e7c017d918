import type { Page } from 'playwright-core';
import { consentCookie } from '../../../../contract/visitor/consent.ts';
import type { Scene } from './scene.ts';

/** A text page with everything it can expand. */
const unfolded = (path: string) => async (page: Page) => {
  await page.goto(path);
  for (const summary of await page.locator('main summary').all()) await summary.click();
};

/** The surroundings of every page, and pages they link to: one of each kind of block. */
export const shellScenes: readonly Scene[] = [
  { name: 'questions and answers', heading: 'Frequently asked questions', open: unfolded('/faq') },
  { name: 'shipping information', heading: 'Shipping information', open: (page) => page.goto('/shipping') },
  { name: 'the privacy policy', heading: 'Privacy policy', open: (page) => page.goto('/privacy') },
  { name: 'the return policy', heading: 'Return policy', open: (page) => page.goto('/returns') },
  { name: 'the store credit card', heading: 'Alder & Loom Card', open: unfolded('/credit-card') },
  {
    name: 'the note on cookies over a page',
    heading: 'Help center',
    open: async (page) => {
      await page.context().clearCookies({ name: consentCookie });
      await page.goto('/help');
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
    },
  },
  {
    name: 'the promo code details',
    heading: 'Refunds',
    open: async (page) => {
      await page.goto('/refunds');
      await page.getByRole('button', { name: 'How it works' }).click();
      await page.getByRole('dialog', { name: 'Promo code details' }).waitFor();
    },
  },
  {
    name: 'an expired campaign above a page',
    heading: 'Contact us',
    open: async (page) => {
      await page.goto('/contact?cid=SPRING');
      await page.getByText('Ended: Spring markdowns').waitFor();
    },
  },
];
