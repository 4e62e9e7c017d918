import type { Page } from 'playwright-core';
import { isAwake } from './browser.ts';
import type { Scene } from './scene.ts';
import { asAdministrator, asStaff } from './staff.ts';

const inConsole = (path: string) => async (page: Page) => {
  await asAdministrator(page);
  await page.goto(path);
  await page.waitForFunction(isAwake);
};
const openBlock = async (page: Page, index = 0) => page.locator('ol > li summary').nth(index).click();

const moved = '/collections/a-very-long-name-of-a-collection-nobody-had-asked-for';
const gone = '/summer-2019';
/** What the scene of redirects writes down, and how the shop answers from then on. */
export const oldAddresses: ReadonlyMap<string, number> = new Map([
  [moved, 301],
  [gone, 410],
]);

/** The console's screens for content and features, in their main states. */
export const consoleScenes: readonly Scene[] = [
  {
    name: 'content, and a new page with faults',
    heading: 'Content of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content')(page);
      await page.getByLabel('Address').fill('cart');
      await page.getByRole('button', { name: 'Begin' }).click();
      await page.getByText('The shop has another page there').waitFor();
    },
  },
  {
    name: 'redirects, with lines of which some could not be taken',
    heading: 'Redirects of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/redirects')(page);
      await page.getByLabel('Lines').fill(`${moved},/deals\n${gone},,410\n/x,ftp://y`);
      await page.getByRole('button', { name: 'Save these' }).click();
      await page.getByText('1 could not be:').waitFor();
    },
  },
  {
    name: 'a page in the editor, a block opened and another added with faults',
    heading: 'Deals',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content/page/deals')(page);
      await openBlock(page);
      await page.getByRole('button', { name: 'Add a block' }).click();
      await page.getByRole('button', { name: /^Products of a category/ }).click();
      await page.getByRole('button', { name: 'Save draft' }).click();
      await page.getByText('Choose a category').first().waitFor();
    },
  },
  {
    name: 'choosing a picture',
    heading: 'Design notes',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/content/page/designer')(page);
      await openBlock(page);
      await page
        .getByRole('button', { name: /^Change/ })
        .first()
        .click();
      await page.getByRole('dialog').locator('img').first().or(page.getByText('No picture has these words')).waitFor();
    },
  },
  {
    name: 'what stands on every page, in the editor',
    heading: 'On every page',
    frame: 'bare',
    open: inConsole('/staff/content/site/site#navBar.sale_nav'),
  },
  { name: 'a preview', heading: 'Deals', frame: 'bare', open: inConsole('/staff/content/page/deals/preview?at=2026-11-27T00:00') },
  { name: 'versions of a page', heading: 'Deals', frame: 'bare', open: inConsole('/staff/content/page/deals/versions') },
  {
    name: 'content that is not for the role',
    heading: 'Not open to your role',
    frame: 'bare',
    open: async (page) => {
      await asStaff(page, 'fulfilment');
      await page.goto('/staff/content/page/deals');
    },
  },
  { name: 'synonyms', heading: 'Synonyms', frame: 'bare', open: inConsole('/staff/synonyms?page=2') },
  {
    name: 'adding a line of synonyms that is there already',
    heading: 'Synonyms',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/synonyms')(page);
      await page.getByLabel('What shoppers type').fill('sofas');
      await page.getByLabel('What it also finds').fill('couch');
      await page.getByRole('button', { name: 'Add it' }).click();
      await page.getByText('There is a line already').waitFor();
    },
  },
  { name: 'no line of synonyms found', heading: 'Synonyms', frame: 'bare', open: inConsole('/staff/synonyms?q=zzz') },
  {
    name: 'a line of synonyms with faults',
    heading: /, /,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/synonyms?q=chest')(page);
      await page.locator('tbody a').first().click();
      await page.getByLabel('What shoppers type').fill('a very small round table');
      await page.getByLabel('What it also finds').fill('');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('What it also finds is required').waitFor();
    },
  },
  { name: 'features', heading: 'Features', frame: 'bare', open: inConsole('/staff/flags') },
  {
    name: 'setting a feature without a reason',
    heading: 'Cross sell',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/flags/cross-sell')(page);
      await page.getByLabel('Of a hundred visitors').fill('120');
      await page.getByRole('button', { name: 'Set it' }).click();
      await page.getByText('Reason is required').waitFor();
    },
  },
];
