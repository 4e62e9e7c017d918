import type { Page } from 'playwright-core';
import { call } from '../api.ts';
import { asAdministrator, inConsole } from '../staff.ts';
import type { Scene } from './scene.ts';

/** Numbers the drafts made; titles of pages differ. */
let drafts = 0;

/** Numbers the categories made. */
let rules = 0;

/** Opens a new category that is filled by rules, with the products that match, and does more there. */
const openRules =
  (more: (page: Page) => Promise<void> = async () => {}) =>
  async (page: Page): Promise<void> => {
    await asAdministrator(page);
    rules++;
    const { taxonomyId } = await call<{ taxonomyId: number }>(page, 'POST', '/api/staff/categories', { title: `Rules ${rules}` });
    await call(page, 'PUT', `/api/staff/categories/${taxonomyId}`, { version: 1, inMenu: false });
    const given = {
      match: 'any',
      rules: [
        { kind: 'sale', not: false },
        { kind: 'price', to: 4000 },
      ],
    };
    await call(page, 'PUT', `/api/staff/categories/${taxonomyId}/rules`, { version: 2, rules: given });
    await page.goto(`/staff/categories/${taxonomyId}`);
    await page.getByRole('table', { name: 'Products that match' }).waitFor();
    await more(page);
    // Leaves the shop's pages as they were: other tests crawl them.
    const none = { match: 'all', rules: [{ kind: 'price', to: 0 }] };
    await call(page, 'PUT', `/api/staff/categories/${taxonomyId}/rules`, { version: 3, rules: none });
  };

/** Pastes rows to import and waits for what the page then shows. */
const pasteRows = (rows: string, until: string) => async (page: Page) => {
  await inConsole('/staff/products/import')(page);
  await page.locator('textarea[name="text"]').fill(rows);
  await page.getByRole('button', { name: 'Check rows' }).click();
  await page.getByText(until).first().waitFor();
};

/** The console's products, imports and categories. */
export const catalogueScenes: readonly Scene[] = [
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
  {
    name: 'stock movements',
    heading: /^Stock movements of /,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/products?q=lamp&sort=name')(page);
      await page.getByRole('table').getByRole('link', { name: /lamp$/i }).first().click();
      await page.getByRole('link', { name: 'Stock movements' }).click();
      await page.getByRole('table', { name: 'Stock movements' }).waitFor();
    },
  },
  {
    name: 'a preview of a draft',
    heading: /^Draft bench/,
    open: async (page) => {
      await asAdministrator(page);
      drafts++;
      const draft = { name: `Draft bench ${drafts}`, category: 'furniture/living-room/sofas', variations: [{ price: 9900, options: {} }] };
      const { productId } = await call<{ productId: number }>(page, 'POST', '/api/staff/products', draft);
      await page.goto(`/staff/products/${productId}`);
      await page.getByRole('link', { name: 'Preview' }).click();
      await page.getByText('Only people with this link can see it').waitFor();
    },
  },
  { name: 'changing no products', heading: 'Change products', frame: 'bare', open: inConsole('/staff/products/bulk') },
  {
    name: 'changing many products, with a field wrong',
    heading: /^Change \d+ products$/,
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/products/bulk?all=1&q=lamp')(page);
      await page.getByRole('radio', { name: /^Put on sale/ }).check();
      await page.getByRole('button', { name: 'Check changes' }).click();
      await page.getByText('Say when the regular price was charged').waitFor();
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
  { name: 'categories', heading: 'Categories', frame: 'bare', open: inConsole('/staff/categories') },
  { name: 'categories of a department', heading: 'Categories', frame: 'bare', open: inConsole('/staff/categories?open=all') },
  { name: 'categories found', heading: 'Categories', frame: 'bare', open: inConsole('/staff/categories?q=sofas') },
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
  {
    name: 'what a merge of categories moves',
    heading: 'Merge categories',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/categories?q=sofas')(page);
      await page.getByRole('link', { name: 'Sofas', exact: true }).click();
      await page.getByRole('button', { name: 'Show what moves' }).click();
      await page.getByRole('button', { name: /^Merge into / }).waitFor();
    },
  },
  { name: 'rules of a category', heading: /^Rules \d+$/, frame: 'bare', open: openRules() },
  {
    name: 'rules of a category with errors',
    heading: /^Rules \d+$/,
    frame: 'bare',
    open: openRules(async (page) => {
      await page.getByLabel('Another rule').selectOption('Tag is');
      await page.getByRole('button', { name: 'Add rule' }).click();
      await page.getByRole('button', { name: 'Save rules' }).click();
      await page.getByText('Enter a tag').waitFor();
    }),
  },
  { name: 'the menu', heading: 'Menu', frame: 'bare', open: inConsole('/staff/menu') },
  {
    name: 'adding a menu item with errors',
    heading: 'Menu',
    frame: 'bare',
    open: async (page) => {
      await inConsole('/staff/menu')(page);
      await page.getByRole('button', { name: 'Add item' }).click();
      await page.getByText('Enter a label').waitFor();
    },
  },
  {
    name: 'a menu item with errors',
    heading: 'Magazine',
    frame: 'bare',
    open: async (page) => {
      await asAdministrator(page);
      const { itemId } = await call<{ itemId: number }>(page, 'POST', '/api/staff/menu-items', {
        label: 'Magazine',
        link: '/',
        hidden: true,
      });
      await page.goto(`/staff/menu/${itemId}`);
      await page.getByLabel('Label 1', { exact: true }).fill('Rooms');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('Enter a path of this shop').waitFor();
      await call(page, 'DELETE', `/api/staff/menu-items/${itemId}`);
    },
  },
];
