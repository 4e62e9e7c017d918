import type { Page } from 'playwright-core';
import { isAwake } from './browser.ts';

export const cards = {
  accepted: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  challenged: '4000 0025 0000 3155',
  late: '4000 0000 0000 0119',
  captureFails: '4000 0000 0000 0341',
} as const;

/** The header's search box: a combobox once hydrated. */
export const searchBox = (page: Page) => page.getByLabel('Search products');

/** Searches like a shopper from any page, and opens the first result. */
export async function findAndOpen(page: Page, text: string): Promise<void> {
  await searchBox(page).fill(text);
  await searchBox(page).press('Enter');
  await page.getByRole('heading', { level: 1, name: new RegExp(text, 'i') }).waitFor();
  await page.locator('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Add to cart' }).waitFor();
}

/** Adds the open product once its script runs; before, the form leads to the cart without opening the drawer. */
export async function addOpened(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Add to cart' });
  await button.waitFor();
  await page.waitForFunction(isAwake);
  await button.click();
}

/** Starting from a list: opens its first product, adds it, and follows the drawer's link with this name. */
export async function addFirst(page: Page, onward: RegExp): Promise<void> {
  await page.locator('article').getByRole('link').first().click();
  await addOpened(page);
  const opened = page.url();
  await page.getByRole('dialog').getByRole('link', { name: onward }).click();
  // The next page may have fields of the same names.
  await page.waitForURL((url) => url.href !== opened, { waitUntil: 'commit' });
}

/** The order on a confirmation page. */
export const orderNumberOf = (page: Page): string => new URL(page.url()).searchParams.get('order') ?? '';

let shoppers = 0;

/** Fills the checkout's contact and shipping address; with a unique e-mail unless given, since declines are counted by it. */
export async function fillDetails(page: Page, email = `ann.lee-${++shoppers}@example.com`): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('First name').first().fill('Ann');
  await page.getByLabel('Last name').first().fill('Lee');
  await page.getByLabel('Address', { exact: true }).first().fill('12 Elm Street');
  await page.getByLabel('City').first().fill('Seattle');
  await page.locator('[name="shippingAddress.stateRegion"]').selectOption('WA');
  await page.locator('[name="shippingAddress.postalCode"]').fill('98101');
  await page.getByLabel('Phone').first().fill('503 555 0142');
}

/** Finishes contact and address, which fold. */
export async function finishDetails(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue to delivery and payment' }).click();
  await page.locator('details[data-step="details"]:not([open])').waitFor();
}

export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires (MM/YY)').fill('12/30');
  await page.getByLabel('Security code').fill('123');
}

export const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ }).click();
