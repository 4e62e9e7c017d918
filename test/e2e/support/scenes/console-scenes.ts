import type { Page } from 'playwright-core';
import { call } from '../api.ts';
import { goods } from '../goods.ts';
import { asStaff, inConsole } from '../staff.ts';
import type { Scene } from './scene.ts';

const openBlock = async (page: Page, index = 0) => page.locator('ol > li summary').nth(index).click();

const moved = '/collections/a-very-long-name-of-a-collection-nobody-had-asked-for';
const gone = '/summer-2019';
/** Creates a redirect, which the shop applies from then on. */
export const oldAddresses: ReadonlyMap<string, number> = new Map([
  [moved, 301],
  [gone, 410],
]);

/** The console's screens for content and features, in their main states. */
export const consoleScenes: readonly Scene[] = [
  {
    name: 'content, and a new page with faults',
    heading: 'Content for Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content')(page);
      await page.getByLabel('Address').fill('cart');
      await page.getByRole('button', { name: 'Create page' }).click();
      await page.getByText('This address is already in use').waitFor();
    },
  },
  {
    name: 'webhooks, one added, another with faults',
    heading: 'Webhooks',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/webhooks')(page);
      await page.getByLabel('Address').fill('https://erp.example.com/mantel');
      await page.getByLabel('Parcel shipped').check();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByText('It won’t be shown again').waitFor();
      await page.getByLabel('Address').fill('https://10.0.0.1/');
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByText('Select at least one event').waitFor();
    },
  },
  {
    name: 'a webhook with a test event waiting',
    heading: 'Webhook',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/webhooks')(page);
      await page.getByLabel('Address').fill('https://stock.example.com/mantel');
      await page.getByLabel('Stock low').check();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByRole('link', { name: 'https://stock.example.com/mantel' }).first().click();
      await page.getByRole('button', { name: 'Send test event' }).click();
      await page.getByText('A test event will be sent').waitFor();
    },
  },
  {
    name: 'API keys, one just created',
    heading: 'API keys',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/api-keys')(page);
      await page.getByLabel('Name').fill('Warehouse system');
      await page.getByLabel('Pack and ship orders').check();
      await page.getByRole('button', { name: 'Create key' }).click();
      await page.getByText('It won’t be shown again').waitFor();
    },
  },
  {
    name: 'redirects, with an import of which one line failed',
    heading: 'Redirects for Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/redirects')(page);
      await page.getByLabel('Redirects', { exact: true }).fill(`${moved},/deals\n${gone},,410\n/x,ftp://y`);
      await page.getByRole('button', { name: 'Import redirects' }).click();
      await page.getByText('1 couldn’t be imported:').waitFor();
    },
  },
  {
    name: 'a page in the editor, a block opened and another added with faults',
    heading: 'Deals',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content/page/deals')(page);
      await openBlock(page);
      await page.getByRole('button', { name: 'Add block' }).click();
      await page.getByRole('button', { name: /^Products of a category/ }).click();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Select a category').first().waitFor();
    },
  },
  {
    name: 'choosing an image',
    heading: 'Design notes',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content/page/designer')(page);
      await openBlock(page);
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('img').first().or(page.getByText('No images found')).waitFor();
    },
  },
  {
    name: 'site-wide content in the editor',
    heading: 'Site-wide content',
    frame: 'bare',
    open: inConsole('/staff/content/site/site#navBar.sale_nav'),
  },
  { name: 'a preview', heading: 'Deals', frame: 'bare', open: inConsole('/staff/content/page/deals/preview?at=2026-11-27T00:00') },
  { name: 'versions of a page', heading: 'Deals', frame: 'bare', open: inConsole('/staff/content/page/deals/versions') },
  {
    name: 'content that is not for the role',
    heading: 'You don’t have access',
    frame: 'bare',
    open: async (page) => {
      await asStaff(page, 'fulfilment');
      await page.goto('/staff/content/page/deals');
    },
  },
  { name: 'promotions', heading: 'Promotions', frame: 'bare', open: inConsole('/staff/promotions') },
  {
    name: 'the calendar of promotions',
    heading: 'Promotion calendar',
    frame: 'bare',
    open: inConsole('/staff/promotions/calendar'),
  },
  {
    name: 'a month without promotions',
    heading: 'Promotion calendar',
    frame: 'bare',
    open: inConsole('/staff/promotions/calendar?month=2001-02'),
  },
  {
    name: 'products, a view saved and another without a name',
    heading: 'Products',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/products')(page);
      await call(page, 'POST', '/api/staff/views/products', { name: 'Sold out', query: 'stock=out' });
      await page.goto('/staff/products?stock=low');
      await page.getByText('Save as a view').click();
      await page.getByRole('button', { name: 'Save view' }).click();
      await page.getByText('Name is required').waitFor();
    },
  },
  { name: 'no promotions found', heading: 'Promotions', frame: 'bare', open: inConsole('/staff/promotions?q=zzz') },
  {
    name: 'a new promotion with errors',
    heading: 'New promotion',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/promotions/new')(page);
      await page.getByLabel('Discount', { exact: true }).selectOption('Spend more, save more');
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByText('Enter at least one step').waitFor();
    },
  },
  {
    name: 'a promotion',
    heading: /tapers/i,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/promotions?q=tapers15')(page);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Stop now' }).waitFor();
    },
  },
  {
    name: 'a promotion with its campaign open',
    heading: /campaign/i,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/promotions?q=by+a+campaign')(page);
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('table', { name: 'Campaigns' }).getByRole('link').first().click();
      await page.getByRole('button', { name: 'Save campaign' }).waitFor();
    },
  },
  {
    name: 'results of a promotion without orders',
    heading: /^Results of/,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/promotions?q=tapers15')(page);
      await page.getByRole('table').getByRole('link').first().click();
      const results = await page.getByRole('link', { name: 'Results' }).getAttribute('href');
      await page.goto(`${results}?from=2020-01-01&to=2020-01-31`);
    },
  },
  {
    name: 'a cart tried out',
    heading: 'Try a cart',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/promotions/try')(page);
      await page.getByLabel('Items', { exact: true }).fill(`${goods.plenty} × 2`);
      await page.getByLabel(/^Promo codes/).fill('TAPERS15');
      await page.getByRole('button', { name: 'Try this cart' }).click();
      await page.getByText('Applies', { exact: true }).first().waitFor();
    },
  },
  { name: 'synonyms', heading: 'Synonyms', frame: 'bare', open: inConsole('/staff/synonyms?page=2') },
  {
    name: 'adding a synonym that already exists',
    heading: 'Synonyms',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/synonyms')(page);
      await page.getByLabel('Search term', { exact: true }).fill('sofas');
      await page.getByLabel('Synonym', { exact: true }).fill('couch');
      await page.getByRole('button', { name: 'Add synonym' }).click();
      await page.getByText('This synonym already exists').waitFor();
    },
  },
  {
    name: 'search ranking tried on a search',
    heading: /^Search ranking of /,
    frame: 'bare',
    open: inConsole('/staff/search-ranking?q=velvet+couch+under+%24900&description=most&newness=most'),
  },
  { name: 'no synonyms found', heading: 'Synonyms', frame: 'bare', open: inConsole('/staff/synonyms?q=zzz') },
  {
    name: 'a synonym with errors',
    heading: /, /,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/synonyms?q=chest')(page);
      await page.locator('tbody a').first().click();
      await page.getByLabel('Search term', { exact: true }).fill('a very small round table');
      await page.getByLabel('Synonym', { exact: true }).fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Synonym is required').waitFor();
    },
  },
  { name: 'features', heading: 'Features', frame: 'bare', open: inConsole('/staff/flags') },
  {
    name: 'setting a feature without a reason',
    heading: 'Cross sell',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/flags/cross-sell')(page);
      await page.getByLabel('Percentage of visitors').fill('120');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
];
