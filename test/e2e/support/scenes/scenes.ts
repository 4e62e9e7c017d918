import type { Page } from 'playwright-core';
import type { OutputOf } from '../../../../contract/api/endpoint.ts';
import type { emailEndpoints } from '../../../../contract/email/email.ts';
import type { ReviewPage } from '../../../../contract/reviews/reviews.ts';
import type { Listing } from '../../../../contract/search/search.ts';
import { product as productLink, writeReview } from '../../../../web/routes.ts';
import { buy, call, signIn } from '../api.ts';
import { findProduct, goods, pathOf, variationOf } from '../goods.ts';
import { fromShop } from '../shop.ts';
import { storeCardScenes } from '../store-card.ts';
import { until } from '../until.ts';
import { accountScenes } from './account-scenes.ts';
import { buyingScenes } from './buying-scenes.ts';
import { catalogueScenes } from './catalogue-scenes.ts';
import { consoleScenes } from './console-scenes.ts';
import { contentScenes } from './content-scenes.ts';
import { draftScenes } from './draft-scenes.ts';
import { findingScenes } from './finding-scenes.ts';
import { notificationScenes } from './notification-scenes.ts';
import { packingScenes } from './packing-scenes.ts';
import { reportScenes } from './report-scenes.ts';
import { approvedReturnScenes, returnDeskScenes, returnScenes } from './return-scenes.ts';
import { savedScenes } from './saved-scenes.ts';
import type { Scene } from './scene.ts';
import { settingsScenes } from './settings-scenes.ts';
import { shellScenes } from './shell-scenes.ts';
import { staffScenes } from './staff-scenes.ts';
import { trackingScenes } from './tracking-scenes.ts';

/** The first result for a search. */
async function openFirst(page: Page, words: string): Promise<void> {
  await page.goto(`/${words}/k/results.html`);
  await page.locator('article').getByRole('link').first().click();
  await page.getByRole('heading', { level: 2, name: 'Reviews' }).waitFor();
}

/** The review page of a test product. */
async function writingOf(sku: string): Promise<string> {
  return writeReview(await findProduct(fromShop('shopUrl'), sku));
}

/** Path of a product with reviewers' photos. */
export async function pathOfPhotographed(): Promise<string> {
  const shop = fromShop('shopUrl');
  const { hits }: Listing = await (await fetch(`${shop}/api/search?k=sofa`)).json();
  for (const hit of hits) {
    const reviews: ReviewPage = await (await fetch(`${shop}/api/reviews?productId=${hit.productId}`)).json();
    if (reviews.photos.length > 1) return productLink(hit);
  }
  throw new Error('No sofa has photos');
}

/** Fills a review form's required fields. */
export async function fillReview(page: Page, title = 'They burn for a week'): Promise<void> {
  await page.getByRole('radio', { name: '4 stars, Very good' }).check();
  await page.getByLabel('Headline').fill(title);
  await page.getByLabel('Review', { exact: true }).fill('Two of them have stood on our table since October, and they do not drip.');
  await page.getByLabel('Your name').fill('Ana R.');
}

/** Resolves once the outbox has an e-mail; jobs write it a moment after the order. */
async function openOutboxWithMail(page: Page): Promise<void> {
  const { orderNumber } = await buy(page, (await variationOf(goods.plenty)).variationId);
  const subjects = async () => {
    const { mails } = await call<OutputOf<typeof emailEndpoints.listOutbox>>(page, 'GET', '/api/dev/outbox');
    return mails.map(({ subject }) => subject).join();
  };
  await until(`an e-mail about ${orderNumber}`, async () => (await subjects()).includes(orderNumber), 30_000);
  await page.goto('/dev/outbox');
  await page.getByRole('link', { name: new RegExp(orderNumber) }).click();
  await page.frameLocator('iframe').getByText('Thank you, Ann').waitFor();
}

/** Every screen of the shop in its main states. */
export const scenes: readonly Scene[] = [
  { name: 'home', heading: /./, open: (page) => page.goto('/') },
  { name: 'a department', heading: 'Furniture', open: (page) => page.goto('/c/furniture?t=1') },
  { name: 'a category', heading: 'Sofas', open: (page) => page.goto('/c/sofas?t=61') },
  { name: 'a category’s second page by price', heading: 'Furniture', open: (page) => page.goto('/c/furniture?t=1&page=2&sort=price-low') },
  {
    name: 'a category without products',
    heading: 'Tapestry rods',
    open: (page) => page.goto(`/c/tapestry-rods?t=${fromShop('emptyCategoryId')}`),
  },
  { name: 'many results', heading: /lamp/, open: (page) => page.goto('/lamp/k/results.html') },
  { name: 'one result', heading: /Donaudampfschiff/, open: (page) => page.goto('/Donaudampfschifffahrtsgesellschaft/k/results.html') },
  { name: 'no results', heading: /qqxxzz/, open: (page) => page.goto('/qqxxzz-<script>alert_(1_)<_-script>/k/results.html') },
  { name: 'a product with options', heading: /curtain/i, open: (page) => openFirst(page, 'curtain') },
  { name: 'a product without options or reviews', heading: /^Quarzazate/, open: async (page) => page.goto(await pathOf(goods.plain)) },
  { name: 'a sold-out product', heading: 'Vanished reading perch', open: async (page) => page.goto(await pathOf(goods.soldOut)) },
  {
    name: 'a product with a postal code that is not shipped to',
    heading: 'Everlasting beeswax tapers',
    open: async (page) => {
      await page.goto(await pathOf(goods.plenty));
      await page.getByText('Enter your ZIP code', { exact: true }).click();
      await page.getByLabel('ZIP or postal code').fill('00901');
      await page.getByRole('button', { name: 'Show dates' }).click();
      await page.getByText("Sorry, we don't ship to this Zip Code").waitFor();
    },
  },
  {
    name: 'a heavy product, made to order, for a Canadian postal code',
    heading: /Ellery modular/,
    open: async (page) => {
      await page.context().addCookies([{ name: 'shipintlpc', value: 'M5V2T6', url: fromShop('shopUrl') }]);
      await page.goto('/ellery-modular/k/results.html');
      await page.locator('article').getByRole('link').first().click();
      await page.getByText('To M5V 2T6').waitFor();
    },
  },
  {
    name: 'reviews narrowed to some stars',
    heading: /curtain/i,
    open: async (page) => {
      await openFirst(page, 'curtain');
      await page.getByRole('button', { name: /^5 stars/ }).click();
      await page.getByRole('button', { name: 'Show all' }).waitFor();
    },
  },
  {
    name: 'a reviewer’s photo',
    heading: /./,
    open: async (page) => {
      await page.goto(await pathOfPhotographed());
      const photo = page.getByRole('list', { name: 'Photos of all reviews' }).getByRole('link').first();
      await photo.scrollIntoViewIfNeeded();
      // Until then a click shows the plain picture, as without script.
      await page.locator('#reviews [data-alive]').waitFor({ state: 'attached' });
      await photo.click();
      await page
        .getByRole('dialog')
        .getByText(/^\w+ \w\. · /)
        .waitFor();
    },
  },
  { name: 'writing a review, signed out', heading: 'Write a review', open: async (page) => page.goto(await writingOf(goods.plenty)) },
  {
    name: 'writing a review, with what is wrong and photos left out',
    heading: 'Write a review',
    open: async (page) => {
      await signIn(page);
      await page.goto(await writingOf(goods.plenty));
      await page.getByLabel('Add photos').setInputFiles([{ name: 'room.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') }]);
      await page.getByRole('button', { name: 'Send review' }).click();
      await page.getByText('Headline is required').waitFor();
    },
  },
  {
    name: 'a review that was sent',
    heading: 'Thank you for your review',
    open: async (page) => {
      await signIn(page);
      await page.goto(await writingOf(goods.plenty));
      await fillReview(page);
      await page.getByRole('button', { name: 'Send review' }).click();
      await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    },
  },
  ...findingScenes,
  ...buyingScenes,
  ...accountScenes,
  ...contentScenes,
  ...notificationScenes,
  ...packingScenes,
  ...draftScenes,
  ...returnScenes,
  ...approvedReturnScenes,
  ...returnDeskScenes,
  ...trackingScenes,
  ...savedScenes,
  ...storeCardScenes,
  ...shellScenes,
  ...staffScenes,
  ...consoleScenes,
  ...catalogueScenes,
  ...reportScenes,
  ...settingsScenes,
  { name: 'the outbox', heading: 'Outbox', open: openOutboxWithMail },
  {
    name: 'the API’s documentation, a domain’s calls open',
    heading: 'API',
    open: async (page) => {
      await page.goto('/api/docs');
      for (const call of await page.locator('#cart summary').all()) await call.click();
      await page.locator('#cart').getByText('cartUuid').first().waitFor();
    },
  },
  { name: 'a page that is not there', heading: "WE'RE SORRY", open: (page) => page.goto('/no/such/page') },
  {
    name: 'a page that failed',
    heading: 'Oh no!',
    open: async (page) => {
      // A post the page does not accept stands for any other failure: the screen is the same.
      await page.route('**/cart', async (route) => {
        const headers = { ...route.request().headers(), 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
        await route.fulfill({ response: await route.fetch({ method: 'POST', headers, postData: 'x' }) });
      });
      await page.goto('/cart');
    },
  },
];
