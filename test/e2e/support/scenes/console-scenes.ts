import type { Page } from 'playwright-core';
import { call } from '../api.ts';
import { goods } from '../goods.ts';
import { asAdministrator, asStaff } from '../staff.ts';
import type { Scene } from './scene.ts';

const inConsole = (path: string) => async (page: Page) => {
  await asAdministrator(page);
  await page.goto(path);
};
/** Pastes rows to import and waits for what the page then shows. */
const pasteRows = (rows: string, until: string) => async (page: Page) => {
  await inConsole('/staff/products/import')(page);
  await page.locator('textarea[name="text"]').fill(rows);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText(until).first().waitFor();
};
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
  { name: 'products', heading: 'Products', frame: 'bare', open: inConsole('/staff/products?q=candle') },
  { name: 'no products found', heading: 'Products', frame: 'bare', open: inConsole('/staff/products?q=zzz&state=draft') },
  {
    name: 'a new product with errors',
    heading: 'New product',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/products/new')(page);
      await page.getByRole('button', { name: 'Save and publish' }).click();
      await page.getByText('Enter a name').waitFor();
    },
  },
  {
    name: 'a product',
    heading: /lamp/i,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/products?q=lamp&sort=name')(page);
      await page.getByRole('table').getByRole('link', { name: /lamp$/i }).first().click();
      await page.getByRole('button', { name: 'Unpublish' }).waitFor();
    },
  },
  { name: 'importing products', heading: 'Import products', frame: 'bare', open: inConsole('/staff/products/import') },
  {
    name: 'an import whose columns are to be matched',
    heading: 'Pasted rows',
    frame: 'bare',
    open: pasteRows('Item No,Product,Retail\nSC-1,Scene stool,89.00', 'Match columns'),
  },
  {
    name: 'an import that was checked',
    heading: 'Pasted rows',
    frame: 'bare',
    open: pasteRows(
      'Handle,Title,Type,Variant SKU,Variant Price\nscene-vase,Scene vase,Vases,SC-2,48.00\nscene-jug,,,SC-3,x',
      'What would change',
    ),
  },
  { name: 'reports of sales', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports') },
  {
    name: 'a report of a range that runs backwards',
    heading: 'Reports',
    frame: 'bare',
    open: inConsole('/staff/reports?by=product&from=2026-02-02&to=2026-01-01'),
  },
  { name: 'returns by reason', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=returns') },
  {
    name: 'reports of searches',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'search', text: 'oak sideboard with doors', found: 3 }] });
      await inConsole('/staff/reports?by=searches')(page);
    },
  },
  {
    name: 'searches without results',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'search', text: 'grumblewick', found: 0 }] });
      await inConsole('/staff/reports?by=searches-without-results')(page);
    },
  },
  {
    name: 'the funnel',
    heading: 'Reports',
    frame: 'bare',
    open: async (page) => {
      await call(page, 'POST', '/api/visit-events', { events: [{ kind: 'step', step: 'product' }] });
      await inConsole('/staff/reports?by=funnel')(page);
    },
  },
  {
    name: 'a funnel without visits',
    heading: 'Reports',
    frame: 'bare',
    open: inConsole('/staff/reports?by=funnel&from=2026-01-01&to=2026-01-31'),
  },
  { name: 'payments beside the providers’ books', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=payments') },
  { name: 'stock that sells', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=stock') },
  { name: 'no stock found', heading: 'Reports', frame: 'bare', open: inConsole('/staff/reports?by=stock&show=out&q=zzz') },
  { name: 'promotions', heading: 'Promotions', frame: 'bare', open: inConsole('/staff/promotions') },
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
  { name: 'categories', heading: 'Categories', frame: 'bare', open: inConsole('/staff/categories') },
  {
    name: 'adding a category without a name',
    heading: 'Categories',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/categories')(page);
      await page.getByRole('button', { name: 'Add category' }).click();
      await page.getByText('Enter a name').waitFor();
    },
  },
  {
    name: 'a category with errors',
    heading: 'Furniture',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/categories')(page);
      await page.getByRole('link', { name: 'Furniture', exact: true }).click();
      await page.getByLabel('Address', { exact: true }).fill('–');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Enter an address of letters').waitFor();
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
