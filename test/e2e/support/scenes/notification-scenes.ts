import type { Page } from 'playwright-core';
import { buy } from '../api.ts';
import { isAwake } from '../browser.ts';
import { findProduct, goods } from '../goods.ts';
import { fromShop } from '../shop.ts';
import type { Scene } from './scene.ts';

/** Buys something, which creates a notification. */
export async function haveNews(page: Page): Promise<void> {
  const { variations } = await findProduct(fromShop('shopUrl'), goods.plenty);
  await buy(page, variations[0]?.variationId ?? 0);
}

/** The bell, empty or with news. */
export const bellName = /^(Notifications|\d+ notifications?)$/;

/** Clicks the bell once hydrated, since before that it is a link; returns the drawer. */
export async function ring(page: Page) {
  await page.waitForFunction(isAwake);
  await page.getByRole('link', { name: bellName }).click();
  const drawer = page.getByRole('dialog', { name: 'Notifications' });
  await drawer.waitFor();
  return drawer;
}

/** Notifications as page and drawer, with and without any. */
export const notificationScenes: readonly Scene[] = [
  { name: 'no notifications', heading: 'Notifications', open: (page) => page.goto('/notifications') },
  {
    name: 'notifications',
    heading: 'Notifications',
    open: async (page) => {
      await haveNews(page);
      await page.goto('/notifications');
    },
  },
  {
    name: 'the drawer of notifications',
    heading: 'Sign in',
    open: async (page) => {
      await haveNews(page);
      await page.goto('/login');
      await (await ring(page)).getByRole('article').waitFor();
    },
  },
];
