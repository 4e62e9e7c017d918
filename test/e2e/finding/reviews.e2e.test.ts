import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type ReviewPage, reviewsPerPage } from '../../../contract/reviews/reviews.ts';
import { product as productLink, writeReview } from '../../../web/routes.ts';
import { call, signIn } from '../support/api.ts';
import { type Device, useBrowser } from '../support/browser.ts';
import { findProduct, goods } from '../support/goods.ts';
import { fillReview, pathOfPhotographed } from '../support/scenes/scenes.ts';
import { fromShop } from '../support/shop.ts';

const devices: readonly Device[] = ['phone', 'desktop'];
const articles = (page: Page) => page.locator('#reviews article');
const starsOf = (page: Page) => articles(page).getByRole('img', { name: /out of 5 stars/ });
const idOf = (path: string) => Number(/\/(\d+)\/product\.html/.exec(path)?.[1]);
const reviewsOf = (page: Page, path: string, query = '') => call<ReviewPage>(page, 'GET', `/api/reviews?productId=${idOf(path)}${query}`);
/** The list hydrates when it comes near. */
const alive = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.querySelector('#reviews select') ?? {}).some((key) => key.startsWith('__reactProps')));
const photo = async (name: string, shade: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 90, height: 60, channels: 3, background: { r: shade, g: 90, b: 70 } } })
    .jpeg()
    .toBuffer(),
});

describe('[§2.10] reviews on the product page', () => {
  const { visit } = useBrowser({ pictures: true });

  it.each(devices)('[checklist 15] are filtered by their bars, several at a time, and the URL follows (%s)', async (device) => {
    const path = await pathOfPhotographed();
    const page = await visit(`${path}#reviews`, { device });
    const { summary } = await reviewsOf(page, path);
    const [five = 0, four = 0] = summary.distribution;
    const bar = (stars: string) => page.getByRole('button', { name: new RegExp(`^${stars}`) });
    await bar('5 stars').click();
    await page.waitForURL(/stars=5/);
    expect(await bar('5 stars').getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => articles(page).count()).toBe(Math.min(reviewsPerPage, five));
    await bar('4 stars').click();
    await page.waitForURL(/stars=5%2C4|stars=5,4/);
    await expect.poll(() => articles(page).count()).toBe(Math.min(reviewsPerPage, five + four));
    await page.reload();
    expect(await bar('4 stars').getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('pass the focus on from a filter that is removed, and from a report that was sent', async () => {
    const page = await visit(`${await pathOfPhotographed()}?stars=5,4#reviews`);
    await alive(page);
    const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().press('Enter');
    await press('Remove: 5 stars');
    await page.waitForURL(/stars=4/);
    await page.getByRole('button', { name: 'Remove: 5 stars' }).waitFor({ state: 'detached' });
    expect(await focused()).toBe('Remove: 4 stars');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(focused).toMatch(/reviews$/);
    await press('With photos');
    await press('Show all');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(focused).toMatch(/reviews$/);
    await press(/^Report/);
    await page.getByLabel('What’s wrong with it?').selectOption({ index: 1 });
    await press('Report review');
    await expect.poll(focused).toBe('Thanks. We’ll look at this review.');
  });

  it('are narrowed to a topic, which counts them, and the URL follows', async () => {
    const path = await pathOfPhotographed();
    const page = await visit(`${path}#reviews`);
    const [first] = (await reviewsOf(page, path)).summary.topics;
    if (!first) throw new Error('no topic');
    const topic = page.getByRole('button', { name: new RegExp(`^${first.topic} ${first.count}$`, 'i') });
    await topic.click();
    await page.waitForURL(new RegExp(`topic=${first.topic}`));
    expect(await topic.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => articles(page).count()).toBe(Math.min(reviewsPerPage, first.count));
    await topic.click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });

  it('are sorted, and more of them load with the focus on the first new one', async () => {
    const path = await pathOfPhotographed();
    const page = await visit(`${path}#reviews`);
    const { summary } = await reviewsOf(page, path);
    await alive(page);
    const sort = page.getByLabel('Sort by');
    await sort.focus();
    await sort.selectOption('Lowest rated');
    await page.waitForURL(/reviewSort=lowest/);
    const lowest = (await reviewsOf(page, path, '&sortBy=lowest')).reviews.map(({ stars }) => `${stars} out of 5 stars`);
    await expect.poll(() => starsOf(page).evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual(lowest);
    expect(await sort.evaluate((select) => select === document.activeElement)).toBe(true);
    await page.getByRole('link', { name: 'More reviews' }).click();
    await expect.poll(() => articles(page).count()).toBe(Math.min(2 * reviewsPerPage, summary.count));
    expect(
      await articles(page)
        .nth(reviewsPerPage)
        .evaluate((article) => article === document.activeElement),
    ).toBe(true);
  });

  it('a failed call keeps what is there, and can be retried', async () => {
    const page = await visit(`${await pathOfPhotographed()}#reviews`, { expected: /ERR_FAILED/ });
    await alive(page);
    const before = await articles(page).count();
    await page.route('**/api/reviews?**', (route) => route.abort());
    await page.getByRole('button', { name: 'With photos' }).click();
    await page.getByText('We couldn’t load these reviews.').waitFor();
    expect(await articles(page).count()).toBe(before);
    await page.unroute('**/api/reviews?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => articles(page).count()).toBeLessThan(before);
  });

  it('[checklist 38] a failed star filter is reported beside it on a phone, where the list is far below', async () => {
    const page = await visit(`${await pathOfPhotographed()}#reviews`, { device: 'phone', expected: /ERR_FAILED/ });
    await alive(page);
    await page.route('**/api/reviews?**', (route) => route.abort());
    await page.getByRole('button', { name: /^5 stars/ }).click();
    const again = page.getByRole('button', { name: 'Reload reviews' });
    await again.waitFor();
    expect(await again.evaluate((node) => node.getBoundingClientRect().bottom < innerHeight)).toBe(true);
    await page.unroute('**/api/reviews?**');
    await again.click();
    await page.getByRole('link', { name: /^See .*reviews?$/ }).waitFor();
  });

  it('a vote counts once, and the device remembers it (§3 liked reviews)', async () => {
    const page = await visit(`${await pathOfPhotographed()}#reviews`);
    const button = articles(page)
      .first()
      .getByRole('button', { name: /elpful/ });
    const votes = async () => Number(/\((\d+)\)/.exec(await button.innerText())?.[1] ?? 0);
    const before = await votes();
    const counted = page.waitForResponse((response) => response.url().includes('/api/reviews/feedback'));
    await button.click();
    await expect.poll(votes).toBe(before + 1);
    // The device remembers what the shop has counted.
    await counted;
    await button.click();
    await page.reload();
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await votes()).toBe(before + 1);
  });

  it.each(devices)('[§9] photos: a strip of 152 px with gaps of 4, and a dialog of 450 px, also by keyboard (%s)', async (device) => {
    const page = await visit(`${await pathOfPhotographed()}#reviews`, { device });
    const strip = page.getByRole('list', { name: 'Photos of all reviews' }).getByRole('link');
    const first = await strip.nth(0).boundingBox();
    const second = await strip.nth(1).boundingBox();
    expect([first?.width, (second?.x ?? 0) - (first?.x ?? 0)]).toEqual([152, 156]);
    await strip.first().focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Photos of/ });
    await dialog.waitFor();
    const picture = await dialog.getByRole('img', { name: /^Photo by/ }).boundingBox();
    expect(picture?.width).toBe(device === 'desktop' ? 450 : Math.min(450, picture?.width ?? 0));
    await dialog.getByText(/^1 of \d+$/).waitFor();
    // Forward, where there is nothing to go to.
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await dialog.getByText(/^2 of \d+$/).waitFor();
    for (let presses = 0; presses < 8; presses++) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement) || document.activeElement === document.body)).toBe(
      true,
    );
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await strip.first().evaluate((link) => link === document.activeElement)).toBe(true);
  });

  it('[search engines 2] the page’s structured data have the same average and count', async () => {
    const path = await pathOfPhotographed();
    const html = await (await fetch(fromShop('shopUrl') + path)).text();
    const { summary, reviews }: ReviewPage = await (await fetch(`${fromShop('shopUrl')}/api/reviews?productId=${idOf(path)}`)).json();
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '[]').flat();
    const rated = data.find((one: { aggregateRating?: object }) => one.aggregateRating);
    expect(rated.aggregateRating).toMatchObject({ ratingValue: summary.average, reviewCount: summary.count });
    expect(html).toContain(`id="review-${reviews.at(-1)?.reviewId}"`);
  });
});

describe('[§6] writing a review', () => {
  const { visit } = useBrowser({ pictures: true });
  const open = async (device: Device = 'desktop', expected?: RegExp) => {
    const product = await findProduct(fromShop('shopUrl'), goods.plenty);
    const page = await visit('about:blank', { device, ...(expected && { expected }) });
    await signIn(page);
    await page.goto(writeReview(product));
    return { page, product };
  };
  const send = (page: Page) => page.getByRole('button', { name: 'Send review' }).click();

  it('requires a sign-in', async () => {
    const product = await findProduct(fromShop('shopUrl'), goods.plenty);
    const page = await visit(productLink(product));
    await page.getByRole('link', { name: /^Write (a|the first) review$/ }).click();
    await page.getByRole('heading', { name: 'Write a review' }).waitFor();
    expect(await page.locator('main form[method=post]').count()).toBe(0);
    await page.getByRole('link', { name: 'Sign in', exact: true }).first().waitFor();
  });

  it.each(devices)('[checklist 28] shows an error at its field, moves there, and removes it once corrected (%s)', async (device) => {
    const { page } = await open(device);
    await send(page);
    await page.getByText('Please choose how many stars it deserves').waitFor();
    expect(await page.getByRole('radio', { name: /^1 star,/ }).evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Headline').fill('Good');
    await page.getByText('Headline is required').waitFor({ state: 'detached' });
    await page.getByLabel('Review', { exact: true }).fill('Too short');
    await send(page);
    await page.getByText('Review must be more than 20 characters').waitFor();
  });

  it('[§5] keeps the photos that fit, names the others, and the draft survives a reload', async () => {
    const { page, product } = await open();
    await fillReview(page);
    const files = [
      await photo('a.jpg', 10),
      await photo('b.jpg', 20),
      await photo('c.jpg', 30),
      await photo('d.jpg', 40),
      await photo('e.jpg', 50),
    ];
    const film = { name: 'room.mp4', mimeType: 'video/mp4', buffer: Buffer.from('film') };
    const disguised = { name: 'disguised.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') };
    await page.getByLabel('Add photos').setInputFiles([film, disguised, ...files]);
    await page.getByText('room.mp4: Videos are not supported.').waitFor();
    await page.getByText('disguised.jpg: It is not a JPEG, PNG, WebP or AVIF picture.').waitFor();
    await page.getByText('e.jpg: You can add up to 4 photos.').waitFor();
    await page.getByText('Sending…').first().waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: /^Remove photo/ }).count()).toBe(3);
    await page.reload();
    await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('They burn for a week');
    await expect.poll(() => page.getByRole('button', { name: /^Remove photo/ }).count()).toBe(3);
    await page.getByRole('button', { name: 'Remove photo 3' }).click();
    await send(page);
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    await page.getByText('3–7 business days').waitFor();
    await page.goto(writeReview(product));
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  });

  it('[§8] in two windows makes one review, and the second is told', async () => {
    const { page, product } = await open();
    const other = await visit(writeReview(product), { sameAs: page });
    for (const one of [page, other]) await fillReview(one);
    await send(page);
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
    await send(other);
    await other.getByText('You have already reviewed this product. Thank you!').waitFor();
  });

  it('[checklist 38] keeps what could not be sent', async () => {
    const { page } = await open('desktop', /status of 500/);
    await fillReview(page);
    await page.route('**/api/reviews/write/submit', (route) => route.fulfill({ status: 500, body: '{}' }));
    await send(page);
    await page.getByText('Your review is saved on this device').waitFor();
    await page.unroute('**/api/reviews/write/submit');
    for (let twice = 0; twice < 2; twice++) {
      await page.reload();
      await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('They burn for a week');
    }
    await send(page);
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  });
});

describe('[checklist 37] without JavaScript', () => {
  const { visit } = useBrowser({ pictures: true });

  it('reviews are filtered, sorted, paged and voted helpful', async () => {
    const path = await pathOfPhotographed();
    const page = await visit(`${path}#reviews`, { javaScript: false });
    await page.getByRole('button', { name: /^5 stars/ }).click();
    await page.waitForURL(/stars=5/);
    expect(await page.getByRole('button', { name: /^5 stars/ }).getAttribute('aria-pressed')).toBe('true');
    await page.getByLabel('Sort by').selectOption('Most helpful');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await page.waitForURL(/reviewSort=helpful.*stars=5|stars=5.*reviewSort=helpful/);
    await page.getByRole('button', { name: 'Show all' }).click();
    await page.goto(`${path}#reviews`);
    await page.getByRole('link', { name: 'More reviews' }).click();
    await page.waitForURL(/reviews=2/);
    const button = articles(page)
      .first()
      .getByRole('button', { name: /elpful/ });
    const votes = async () => Number(/\((\d+)\)/.exec(await button.innerText())?.[1] ?? 0);
    const before = await votes();
    await button.click();
    await page.waitForURL(/#review-\d+/);
    expect(await votes()).toBe(before + 1);
  });

  it('a review is written, with its errors shown and what was typed kept', async () => {
    const product = await findProduct(fromShop('shopUrl'), goods.plenty);
    const page = await visit('about:blank', { javaScript: false });
    await signIn(page);
    await page.goto(writeReview(product));
    await fillReview(page, '');
    expect(await page.getByLabel('Add photos').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Headline is required').waitFor();
    expect(await page.getByRole('radio', { name: /^4 stars/ }).isChecked()).toBe(true);
    await page.getByLabel('Headline').fill('They burn for a week');
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByRole('heading', { name: 'Thank you for your review' }).waitFor();
  });
});
