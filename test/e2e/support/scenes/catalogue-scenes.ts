import type { Page } from 'playwright-core';
import { inConsole } from '../staff.ts';
import type { Scene } from './scene.ts';

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
];
