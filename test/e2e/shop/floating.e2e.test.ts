import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ReviewPage } from '../../../contract/reviews/reviews.ts';
import type { Listing } from '../../../contract/search/search.ts';
import { product as productLink } from '../../../web/routes.ts';
import { register, typeAddress } from '../support/accounts.ts';
import { type Device, isAwake, type Shop, useBrowser } from '../support/browser.ts';
import { bellName } from '../support/scenes/notification-scenes.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';
import { until } from '../support/until.ts';

/** An overlay: how to get to it, what opens it, and a point beside it. */
interface Floating {
  readonly name: string;
  readonly device?: Device;
  /** Ends with its opener on the page. */
  arrive(page: Page, shop: Shop): Promise<unknown>;
  opener(page: Page): Locator;
  panel(page: Page): Locator;
  /** Has the focus after closing; by default its opener. */
  after?(page: Page): Locator;
  /** Where its backdrop can be clicked; null for one that covers the window. */
  readonly beside: readonly [x: number, y: number] | null;
  /** Not modal: the focus may leave it. */
  readonly open?: true;
}

const to = (path: string) => (page: Page) => page.goto(path);
const dialog = (name: string | RegExp) => (page: Page) => page.getByRole('dialog', { name });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

async function search(shop: Shop, words: string): Promise<Listing['hits']> {
  const listing: Listing = await (await fetch(`${fromShop(shop)}/api/search?k=${words}`)).json();
  return listing.hits;
}

async function toCrib(page: Page, shop: Shop): Promise<void> {
  const [crib] = await search(shop, 'crib');
  if (crib) await page.goto(productLink(crib));
}

/** A product that is dear enough for a monthly price. */
async function toFinanced(page: Page, shop: Shop): Promise<void> {
  const bed = (await search(shop, 'bed')).find(({ lowestVariationPrice }) => lowestVariationPrice.amount >= 20_000);
  if (bed) await page.goto(productLink(bed));
}

const firstPhoto = (page: Page) => page.getByRole('list', { name: 'Photos of all reviews' }).getByRole('link').first();

async function toPhotographed(page: Page, shop: Shop): Promise<void> {
  for (const hit of await search(shop, 'bed')) {
    const reviews: ReviewPage = await (await fetch(`${fromShop(shop)}/api/reviews?productId=${hit.productId}`)).json();
    if (reviews.photos.length < 2) continue;
    await page.goto(productLink(hit));
    // A link to the picture until the reviews hydrate, which happens when they come near.
    await firstPhoto(page).focus();
    const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
    return until('the photos are alive', () => firstPhoto(page).evaluate(isAlive), 15_000);
  }
  throw new Error('No bed has photos');
}

async function toCategory(page: Page): Promise<void> {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/lamp/k/results.html');
}

async function toTypedAddress(page: Page): Promise<void> {
  await register(page);
  await page.goto('/myaccount/addresses?edit=new');
  await typeAddress(page);
}

async function toEditor(page: Page): Promise<void> {
  await asAdministrator(page);
  await page.goto('/staff/content/page/designer');
  await page.waitForFunction(isAwake);
  await page.locator('ol > li summary').first().click();
}

const floating: readonly Floating[] = [
  { name: 'the menu', device: 'phone', arrive: to('/help'), opener: button(/^Menu$/), panel: dialog('Menu'), beside: [380, 500] },
  {
    name: 'the promo code details',
    arrive: to('/help'),
    opener: button('How it works'),
    panel: dialog('Promo code details'),
    beside: [30, 700],
  },
  {
    name: 'the notifications',
    arrive: to('/help'),
    opener: (page) => page.getByRole('link', { name: bellName }),
    panel: dialog('Notifications'),
    beside: [200, 700],
  },
  { name: 'what was added to the cart', arrive: toCrib, opener: button('Add to cart'), panel: dialog(/added/i), beside: [200, 700] },
  {
    name: 'the filters',
    arrive: toCategory,
    opener: button(/^Filter/),
    panel: (page) => page.getByRole('region', { name: 'Filters' }),
    beside: [100, 700],
    open: true,
  },
  {
    name: 'the explanation of a monthly price',
    arrive: toFinanced,
    opener: button(/^About the/),
    panel: (page) => page.getByText('Subject to credit approval'),
    beside: [4, 450],
    open: true,
  },
  {
    name: 'the pictures on the whole window',
    arrive: toCrib,
    opener: button('View pictures full screen'),
    panel: dialog(/^Pictures of/),
    beside: null,
  },
  {
    name: 'a reviewer’s photo',
    arrive: toPhotographed,
    opener: firstPhoto,
    panel: dialog(/^Photos of/),
    beside: [30, 450],
  },
  {
    name: 'the address that is asked about',
    arrive: toTypedAddress,
    opener: button('Save address'),
    panel: dialog('Is this your address?'),
    // Whoever closes the question wants to edit the address.
    after: (page) => page.getByLabel('Address', { exact: true }),
    beside: [30, 450],
  },
  {
    name: 'a picture to choose, in the console',
    arrive: toEditor,
    opener: (page) => page.getByRole('button', { name: /^Change/ }).first(),
    panel: (page) => page.getByRole('dialog'),
    beside: [200, 700],
  },
  {
    name: 'a block to add, in the console',
    arrive: toEditor,
    opener: button('Add block'),
    panel: dialog('Add block'),
    beside: [200, 700],
  },
  {
    name: 'a department’s panel',
    arrive: to('/help'),
    opener: button('Lighting menu'),
    panel: (page) => page.getByRole('navigation', { name: 'Departments', exact: true }).getByRole('link', { name: 'Lamps', exact: true }),
    beside: [700, 860],
    open: true,
  },
];

const focusIsIn = (panel: Locator) => panel.evaluate((element) => element.contains(document.activeElement));

describe.each([
  ['Alder & Loom', 'shopUrl'],
  ['Pip & Alder', 'sisterUrl'],
] as const)('[§2.11] overlays of %s', (_brand, shop) => {
  const { visitAlone } = useBrowser();

  it.concurrent.each(floating)('$name opens by key, keeps the focus, and closes on Escape and outside', (what) =>
    visitAlone(
      shop,
      async (page) => {
        await what.arrive(page, shop);
        await page.waitForFunction(isAwake);
        const opener = what.opener(page);
        const panel = what.panel(page);
        await opener.focus();
        await page.keyboard.press('Enter');
        await panel.waitFor();
        if (!what.open) {
          await until('the focus is inside', () => focusIsIn(panel));
          for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
            await page.keyboard.press(key);
            // The browser's own frame comes after the last control and before the first.
            const outside = await page.evaluate(() => document.activeElement === document.body);
            expect(outside || (await focusIsIn(panel)), key).toBe(true);
          }
        }
        await page.keyboard.press('Escape');
        await panel.waitFor({ state: 'hidden' });
        const after = what.after?.(page) ?? opener;
        await until('the focus is back', () => after.evaluate((element) => element === document.activeElement));
        if (!what.beside) return;
        await page.keyboard.press('Enter');
        await panel.waitFor();
        await page.mouse.click(...what.beside);
        await panel.waitFor({ state: 'hidden' });
      },
      what.device,
    ),
  );
});
