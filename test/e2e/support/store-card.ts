import type { Page } from 'playwright-core';
import { addToCart } from './api.ts';
import { goods, variationOf } from './goods.ts';
import type { Scene } from './scenes/scene.ts';

/** The sandbox bank's test numbers. */
export const testNumbers = {
  approved: '666-00-0001',
  referred: '666-00-0003',
  declined: '666-00-0004',
  frozen: '666-00-0005',
} as const;

export async function fillApplication(page: Page, number: string): Promise<void> {
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Weaver');
  await page.getByLabel('Date of birth').fill('1990-04-12');
  await page.getByLabel('Street address').fill('12 Elm Street');
  await page.getByLabel('City').fill('Columbus');
  await page.getByLabel('State', { exact: true }).selectOption('OH');
  await page.getByLabel('ZIP code').fill('43215');
  await page.getByLabel('Social Security number').fill(number);
  await page.getByLabel('Annual income in dollars').fill('52000');
  await page.getByLabel(/^I agree to the card’s terms/).check();
}

/** From the application's page: applies with a test number, and returns to the shop. */
export async function apply(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Continue to Hearthside Bank' }).click();
  await fillApplication(page, number);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.getByRole('link', { name: 'Return to Alder & Loom' }).click();
}

/** Opens the bank's form for a new application. */
async function toBank(page: Page): Promise<void> {
  await page.goto('/credit-card/apply');
  await page.getByRole('button', { name: 'Continue to Hearthside Bank' }).click();
  await page.getByLabel('Social Security number').waitFor();
}

const applied = (number: string) => async (page: Page) => {
  await page.goto('/credit-card/apply');
  await apply(page, number);
};

/** The store card's pages in their main states. */
export const storeCardScenes: readonly Scene[] = [
  { name: 'applying for the store card', heading: 'Apply for the Alder & Loom Card', open: (page) => page.goto('/credit-card/apply') },
  { name: 'the sandbox’s bank', heading: 'Apply for the Alder & Loom Card', frame: 'bare', open: toBank },
  { name: 'an application under review', heading: 'Your application is under review', open: applied(testNumbers.referred) },
  { name: 'a declined application', heading: 'Your application was declined', open: applied(testNumbers.declined) },
  { name: 'a new store card', heading: 'Your Alder & Loom Card is ready', open: applied(testNumbers.approved) },
  {
    name: 'no store card to manage',
    heading: /^You don’t have the Alder & Loom Card yet/,
    open: (page) => page.goto('/credit-card/manage'),
  },
  {
    name: 'a store card without orders',
    heading: 'Your Alder & Loom Card',
    open: async (page) => {
      await applied(testNumbers.approved)(page);
      await page.goto('/credit-card/manage');
    },
  },
  {
    name: 'a checkout by store card',
    heading: 'Checkout',
    frame: 'checkout',
    open: async (page) => {
      await applied(testNumbers.approved)(page);
      await addToCart(page, (await variationOf(goods.plenty)).variationId, 10);
      await page.goto('/checkout');
      await page.getByRole('radio', { name: /^Alder & Loom Card/ }).check();
      await page.getByRole('radio', { name: /^6 monthly payments/ }).waitFor();
    },
  },
];
