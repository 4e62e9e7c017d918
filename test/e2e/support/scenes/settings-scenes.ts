import type { Page } from 'playwright-core';
import { call } from '../api.ts';
import { asAdministrator } from '../staff.ts';
import type { Scene } from './scene.ts';

const inSettings =
  (path = '') =>
  async (page: Page) => {
    await asAdministrator(page);
    await page.goto(`/staff/settings${path}`);
  };

/** The console's settings, each subject with a fault. */
export const settingsScenes: readonly Scene[] = [
  { name: 'settings', heading: 'Settings', frame: 'bare', open: inSettings() },
  {
    name: 'store details with errors',
    heading: 'Store details of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/store')(page);
      await page.getByLabel('Legal name').fill('');
      await page.getByLabel('Phone').fill('call us');
      await page.getByRole('button', { name: 'Save details' }).click();
      // At once, not one by one as the browser would tell them.
      await page.getByText('Legal name is required').waitFor();
      await page.getByText('Enter a phone number').waitFor();
    },
  },
  {
    name: 'brands, and a new one with errors',
    heading: 'Brands',
    frame: 'bare',
    open: async (page) => {
      await inSettings()(page);
      await page.goto('/staff/brands');
      for (const [field, text] of [
        ['Key', 'pip-alder'],
        ['Name', 'Pip'],
        ['Tagline', 'Again'],
        ['Host', 'pip.localhost'],
        ['Returns recipient', 'Pip'],
        ['Return address', '1 Dock Road\nColumbus'],
      ] as const)
        await page.getByLabel(field, { exact: true }).fill(text);
      await page.getByRole('button', { name: 'Add brand' }).click();
      await page.getByText('Another brand has this key').waitFor();
    },
  },
  {
    name: 'a brand made in the console',
    heading: /^Moss/,
    frame: 'bare',
    open: async (page) => {
      await inSettings()(page);
      const key = `moss-${process.pid}-${Date.now()}`;
      const brand = {
        name: `Moss ${key}`,
        about: 'Small gardens',
        host: `${key}.localhost`,
        countries: ['US'],
        returnName: 'Moss',
        returnLines: ['1 Dock Road', 'Columbus'],
      };
      // Closed, so that no other page links it.
      await call(page, 'POST', '/api/staff/brands', { ...brand, key, base: 'pip-alder', state: 'closed' });
      await page.goto(`/staff/brands/${key}`);
      // Other tests count the brands.
      await call(page, 'PUT', `/api/staff/brands/${key}`, { ...brand, version: 1, state: 'archived' });
    },
  },
  {
    name: 'the theme with colors too alike',
    heading: 'Theme of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/theme')(page);
      await page.getByLabel('Buttons and links', { exact: true }).fill('#e0b48c');
      await page.getByRole('button', { name: 'Save theme' }).click();
      await page.getByText('Some colors are too similar. Change those marked.').first().waitFor();
      await page.getByText('Contrast of all pairs').click();
    },
  },
  {
    name: 'shipping rates with errors',
    heading: 'Shipping for Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/shipping')(page);
      await page.getByLabel('Canada').fill('lots');
      await page.getByRole('button', { name: 'Save rates' }).click();
      await page.getByText('Enter an amount').waitFor();
    },
  },
  {
    name: 'a new shipping zone with errors',
    heading: 'Shipping for Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/shipping?zone=new')(page);
      await page.getByLabel('Zone name').fill('West Coast');
      await page.getByLabel('Extra for large items').fill('lots');
      await page.getByRole('button', { name: 'Save zone' }).click();
      await page.getByText('Enter an amount').waitFor();
    },
  },
  {
    name: 'the email sender with errors',
    heading: 'Email sender of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/sender')(page);
      await page.getByLabel('Sender name').fill('<b>');
      await page.getByRole('button', { name: 'Save sender' }).click();
      await page.getByText('Leave out').waitFor();
    },
  },
  { name: 'the payment providers', heading: 'Payment providers', frame: 'bare', open: inSettings('/payments') },
  { name: 'the wording of emails', heading: 'Email wording of Alder & Loom', frame: 'bare', open: inSettings('/wording') },
  {
    name: 'the wording of an email with errors',
    heading: 'Order confirmation',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/wording/order-confirmation')(page);
      await page.getByLabel('Heading').fill('Thank you, {name}');
      await page.getByRole('button', { name: 'Save text' }).click();
      await page.getByText('This email can’t fill in {name}').waitFor();
    },
  },
  {
    name: 'data retention with errors',
    heading: 'Data retention',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/retention')(page);
      await page.getByLabel('Carts').fill('3');
      await page.getByRole('button', { name: 'Save retention' }).click();
      await page.getByText('At least 7 days').waitFor();
    },
  },
  {
    name: 'the returns policy with errors',
    heading: 'Returns policy of Alder & Loom',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/returns')(page);
      await page.getByLabel('Days to request a return').fill('400');
      await page.getByLabel('Holiday & Gifts').check();
      await page.getByRole('button', { name: 'Save policy' }).click();
      await page.getByText('At most 365 days').waitFor();
    },
  },
  {
    name: 'a warehouse with errors',
    heading: 'Warehouses',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/warehouses?edit=west')(page);
      await page.getByLabel('Closed days').fill('tomorrow');
      await page.getByRole('button', { name: 'Save warehouse' }).click();
      await page.getByText('We can’t read “tomorrow”.').waitFor();
    },
  },
  {
    name: 'restricted codes with errors',
    heading: 'Restricted postal codes',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/restricted-codes')(page);
      await page.getByLabel('Postal codes', { exact: true }).fill('hello');
      await page.getByRole('button', { name: 'Restrict codes' }).click();
      await page.getByText('We can’t read hello.').waitFor();
    },
  },
  { name: 'a province’s tax rate', heading: 'Taxes', frame: 'bare', open: inSettings('/taxes?edit=CA-QC') },
  {
    name: 'a tax table with errors',
    heading: 'Pasted rates',
    frame: 'bare',
    open: async (page) => {
      await inSettings('/taxes')(page);
      await page.getByLabel('Rates, one per line').fill('US,WA,90210,7,no');
      await page.getByRole('button', { name: 'Check pasted rates' }).click();
      await page.getByText('isn’t a postal code').waitFor();
    },
  },
];
