import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Device, isAwake, useBrowser } from '../support/browser.ts';
import { fromShop } from '../support/shop.ts';
import { asAdministrator } from '../support/staff.ts';

const open = async (page: Page, subject: string) => {
  await asAdministrator(page);
  await page.goto('/staff/settings');
  await page.getByRole('table', { name: 'Settings' }).getByRole('link', { name: subject }).click();
};
/** What the served home page says about free shipping. */
const freeShipping = async () =>
  /Free standard shipping on (?:<!-- -->)?\$\d+/.exec(await (await fetch(fromShop('shopUrl'))).text())?.[0].replace('<!-- -->', '');

describe('[look: staff console] settings', () => {
  const { visit } = useBrowser();

  it.each([
    ['phone', true],
    ['desktop', false],
  ] as const satisfies readonly (readonly [Device, boolean])[])(
    'restricted postal codes are added, found and removed (%s, script: %s)',
    async (device, javaScript) => {
      const page = await visit('/staff/sign-in', { device, javaScript });
      await open(page, 'Restricted postal codes');
      await page.getByLabel('Postal codes', { exact: true }).fill('hello, 99801');
      await page.getByLabel('Not delivered').selectOption({ label: 'Large items' });
      await page.getByRole('button', { name: 'Restrict codes' }).click();
      await page.getByText('We can’t read hello.').waitFor();
      expect(await page.getByLabel('Postal codes', { exact: true }).inputValue()).toBe('hello, 99801');
      expect(await page.getByLabel('Not delivered').inputValue()).toBe('large');
      await page.getByLabel('Postal codes', { exact: true }).fill('99801\n998');
      await page.getByRole('button', { name: 'Restrict codes' }).click();
      await page.getByText('Codes restricted.').waitFor();
      await page.getByLabel('Search codes').fill('99801');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByText('1 code.').waitFor();
      await page.getByRole('button', { name: 'Remove 99801' }).click();
      await page.getByText('Restriction removed.').waitFor();
      await page.getByRole('button', { name: 'Remove 998' }).click();
      await page.getByText('No restricted codes yet').waitFor();
    },
  );

  it.each([true, false])('the returns policy is on product and help pages once it is saved (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await open(page, 'Returns policy');
    const save = async (days: string, payer: string) => {
      await page.getByLabel('Days to request a return').fill(days);
      await page.getByText(payer, { exact: true }).click();
      await page.getByRole('button', { name: 'Save policy' }).click();
      await page.getByText('Saved. Pages, emails and new orders').waitFor();
    };
    await save('99', 'The customer pays');
    const returns = await (await fetch(`${fromShop('shopUrl')}/returns`)).text();
    expect(returns).toContain('You have 99 days from delivery to start');
    expect(returns).toContain('You pay for sending it back, unless something is our fault.');
    expect(await (await fetch(fromShop('shopUrl'))).text()).toMatch(/99(?:<!-- -->)?-day returns/);
    // The default again: an empty field.
    await save('', 'The shop pays');
    expect(await page.getByLabel('Days to request a return').inputValue()).toBe('30');
  });

  it.each([
    ['phone', true],
    ['desktop', false],
  ] as const satisfies readonly (readonly [Device, boolean])[])(
    'a payment provider’s connection is tested, and its answer stays (%s, script: %s)',
    async (device, javaScript) => {
      const page = await visit('/staff/sign-in', { device, javaScript });
      await open(page, 'Payment providers');
      const cards = page.getByRole('region', { name: 'Cards' });
      expect(await cards.innerText()).toContain('STRIPE_SECRET_KEY');
      await cards.getByRole('button', { name: 'Test connection' }).click();
      await page.getByRole('status').getByText('Sandbox answers. It takes test payments only.').waitFor();
      await page.goto('/staff/settings/payments');
      expect(await cards.innerText()).toContain('Sandbox answers. It takes test payments only.');
    },
  );

  it.each([true, false])('a pasted tax table is checked, corrected and applied (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await open(page, 'Taxes');
    await page.getByLabel('Rates, one per line').fill('US,WA,98101,10.35,yes\nUS,WA,90210,7,no');
    await page.getByRole('button', { name: 'Check pasted rates' }).click();
    await page.getByText('90210 isn’t a postal code of WA').waitFor();
    await page.goBack();
    await page.getByLabel('Rates, one per line').fill(`US,WA,9810${javaScript ? 1 : 2},10.35,yes`);
    await page.getByRole('button', { name: 'Check pasted rates' }).click();
    await page.getByRole('button', { name: 'Apply 1 change' }).click();
    await page.getByText('Table applied.').waitFor();
    expect(await page.getByRole('table', { name: 'Rates of postal codes' }).innerText()).toContain('State tax 6.5 + Local tax 3.85');
  });

  it('a tax table is uploaded as a file, and a state’s rate is set and reset', async () => {
    const page = await visit('/staff/sign-in');
    await open(page, 'Taxes');
    await page.getByLabel('Replace the whole table').check();
    const file = { name: 'rates.csv', mimeType: 'text/csv', buffer: Buffer.from('US,OR,97201,1.5,no\n') };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('heading', { level: 1, name: 'rates.csv' }).waitFor();
    await page.getByText(/1 new, .* deleted\./).waitFor();
    await page.getByRole('link', { name: 'Taxes' }).click();
    await page.getByRole('link', { name: 'Edit Ohio' }).click();
    await page.getByLabel('Rate in percent').fill('7,5');
    await page.getByRole('button', { name: 'Save rate' }).click();
    await page.getByText('Enter a percentage with up to three decimals').waitFor();
    await page.getByLabel('Rate in percent').fill('7.5');
    await page.getByLabel('Taxes by name').fill('');
    await page.getByRole('button', { name: 'Save rate' }).click();
    await page.getByText('Rate saved.').waitFor();
    const ohio = page.getByRole('row', { name: /^Ohio/ });
    expect(await ohio.innerText()).toMatch(/7\.5%\s+State tax 7\.5\s+Taxed\s+Set here/);
    await page.getByRole('link', { name: 'Edit Ohio' }).click();
    await page.getByRole('button', { name: 'Reset to the built-in rate' }).click();
    await page.getByText('Back to the built-in rate.').waitFor();
  });

  it.each([true, false])('shipping rates reach cached pages at once, and errors keep what was typed (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    for (const _ of [1, 2]) expect(await freeShipping()).toBe('Free standard shipping on $50');
    await open(page, 'Shipping');
    await page.getByLabel('Free shipping over').fill('74.99');
    await page.getByLabel('Canada').fill('lots');
    await page.getByRole('button', { name: 'Save rates' }).click();
    await page.getByText('Enter an amount up to $1,000').waitFor();
    expect([await page.getByLabel('Free shipping over').inputValue(), await page.getByLabel('Canada').inputValue()]).toEqual([
      '74.99',
      'lots',
    ]);
    await page.getByLabel('Canada').fill('24.99');
    await page.getByRole('button', { name: 'Save rates' }).click();
    await page.getByText('Saved. The shop').waitFor();
    await page.getByText('Free shipping over: default → $74.99').first().waitFor();
    expect(await freeShipping()).toBe('Free standard shipping on $75');
    await page.getByLabel('Free shipping over').fill('');
    await page.getByRole('button', { name: 'Save rates' }).click();
    await page.getByText('Free shipping over: $74.99 → default').first().waitFor();
    expect(await freeShipping()).toBe('Free standard shipping on $50');
  });

  it.each([true, false])('a warehouse’s days are set (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await open(page, 'Warehouses');
    await page.getByRole('link', { name: /^Edit/ }).first().click();
    await page.getByLabel('Closed days').fill('tomorrow');
    await page.getByLabel('Saturday').check();
    await page.getByRole('button', { name: 'Save warehouse' }).click();
    await page.getByText('We can’t read “tomorrow”.').waitFor();
    expect(await page.getByLabel('Saturday').isChecked()).toBe(true);
    await page.getByLabel('Saturday').uncheck();
    await page.getByLabel('Closed days').fill(`2030-12-2${javaScript ? 3 : 4} to 2030-12-27`);
    await page.getByRole('button', { name: 'Save warehouse' }).click();
    await page.getByText('Saved. Delivery dates follow now.').waitFor();
    await page.getByRole('cell', { name: /to 2030-12-27/ }).waitFor();

    await page.getByLabel('Name').fill('Tulsa, Oklahoma');
    await page.getByLabel('ZIP code').fill('7410');
    await page.getByRole('button', { name: 'Add warehouse' }).click();
    await page.getByText('Enter a 5-digit ZIP code').waitFor();
    expect(await page.getByLabel('Name').inputValue()).toBe('Tulsa, Oklahoma');
    await page.getByLabel('ZIP code').fill('74101');
    await page.getByRole('button', { name: 'Add warehouse' }).click();
    await page.getByText('Warehouse added.').waitFor();
    await page.getByRole('button', { name: 'Remove warehouse' }).click();
    await page.getByText('Warehouse removed.').waitFor();
  });

  it.each([true, false])('store details reach the footer and structured data at once (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    const phone = javaScript ? '(614) 555-0188' : '(614) 555-0177';
    await open(page, 'Store details');
    const own = await page.getByLabel('Phone').inputValue();
    await page.getByLabel('Phone').fill('call us');
    await page.getByLabel('Postal address').fill('1 Mill Lane\nColumbus, OH 43215');
    await page.getByRole('button', { name: 'Save details' }).click();
    await page.getByText('Enter a phone number').waitFor();
    await page.getByLabel('Phone').fill(phone);
    await page.getByRole('button', { name: 'Save details' }).click();
    await page.getByText('Saved. Every page').waitFor();
    const served = await (await fetch(fromShop('shopUrl'))).text();
    expect(served.includes(`"telephone":"+1${phone.replace(/\D/g, '')}"`)).toBe(true);
    await page.goto('/');
    expect(await page.getByRole('contentinfo').textContent()).toContain('1 Mill Lane · Columbus, OH 43215');
    await page.goto('/staff/settings/store');
    await page.getByLabel('Phone').fill(own);
    await page.getByLabel('Postal address').fill('');
    await page.getByRole('button', { name: 'Save details' }).click();
    await page.getByText(`Phone: ${phone} → default`).first().waitFor();
    await page.goto('/');
    expect(await page.getByRole('contentinfo').textContent()).not.toContain('Mill Lane');
  });

  it.each([true, false])('the store’s name reaches pages of both brands at once, and is undone (script: %s)', async (javaScript) => {
    const page = await visit('/staff/sign-in', { javaScript });
    await open(page, 'Store details');
    await page.getByLabel('Name', { exact: true }).fill('Alder Living');
    await page.getByRole('button', { name: 'Save details' }).click();
    await page.getByText('Saved. Every page').waitFor();
    await page.getByRole('heading', { name: 'Store details of Alder Living' }).waitFor();
    expect(await (await fetch(fromShop('shopUrl'))).text()).toContain('<meta property="og:site_name" content="Alder Living"/>');
    expect(await (await fetch(fromShop('sisterUrl'))).text()).toMatch(/>Alder Living<\/a>/);
    await page.getByRole('button', { name: 'Return to the defaults' }).click();
    await page.getByText('Restored.').waitFor();
    await page.getByText('Name: Alder Living → default').first().waitFor();
    expect(await (await fetch(fromShop('shopUrl'))).text()).toContain('<meta property="og:site_name" content="Alder &amp; Loom"/>');
  });

  it.each([true, false])(
    'the theme is checked for contrast, reaches cached pages at once, and is undone (script: %s)',
    async (javaScript) => {
      const page = await visit('/staff/sign-in', { javaScript });
      const sheet = async (from: 'shopUrl' | 'sisterUrl' = 'shopUrl') =>
        /href="(\/theme\/[^"]+)"/.exec(await (await fetch(fromShop(from))).text())?.[1];
      expect(await sheet()).toBeUndefined();
      await open(page, 'Theme');
      const accent = page.getByLabel('Buttons and links', { exact: true });
      await accent.fill('#e0b48c');
      if (!javaScript) await page.getByRole('button', { name: 'Save theme' }).click();
      await page.getByText('Buttons and links on page background has a contrast of 1.8:1; it needs 4.5:1').waitFor();
      expect(await accent.inputValue()).toBe('#e0b48c');
      await accent.fill('#2b4c7e');
      await page.getByLabel('Buttons and links, hovered').fill('#1f3a63');
      await page.getByLabel('Heading font').selectOption('Georgia');
      await page.getByRole('button', { name: 'Save theme' }).click();
      await page.getByText('Saved. Every page').waitFor();

      const path = await sheet();
      expect(path).toMatch(/^\/theme\/alder-loom\/\d+-[0-9a-f]{12}\.css$/);
      expect(await sheet('sisterUrl')).toBeUndefined();
      const css = await fetch(fromShop('shopUrl') + path);
      expect([css.status, css.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      await page.goto('/');
      const token = (name: string) => page.evaluate((one) => getComputedStyle(document.documentElement).getPropertyValue(one), name);
      expect([await token('--color-accent'), await token('--color-ink')]).toEqual(['#2b4c7e', '#1e1c19']);
      expect(
        await page
          .locator('h1')
          .first()
          .evaluate((heading) => getComputedStyle(heading).fontFamily),
      ).toMatch(/^Georgia/);

      await page.goto('/staff/settings/theme');
      await page.getByText('Buttons and links: default → #2b4c7e').first().waitFor();
      await page.getByRole('button', { name: 'Return to the defaults' }).click();
      await page.getByText('Restored.').waitFor();
      expect(await sheet()).toBeUndefined();
    },
  );

  it.each([true, false])(
    'a logo and an icon are uploaded, shown and removed; a script in one is refused (script: %s)',
    async (javaScript) => {
      const page = await visit('/staff/sign-in', { javaScript });
      await open(page, 'Theme');
      const svg = (inside: string, size = '0 0 90 30') => ({
        name: 'mark.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size}">${inside}</svg>`),
      });
      const send = async (mark: string, file: ReturnType<typeof svg>) => {
        await page.getByLabel(mark, { exact: true }).and(page.locator('input')).setInputFiles(file);
        await page.getByRole('button', { name: `Upload ${mark.toLowerCase()}` }).click();
      };
      await send('Logo', svg('<script>alert(1)</script>'));
      await page.getByText('This SVG contains scripts').waitFor();
      await send('Logo', svg('<rect width="90" height="30" fill="#123456"/>'));
      await page.getByText('Saved. Every page shows this logo now.').waitFor();
      await send('Icon', svg('<circle cx="5" cy="5" r="5"/>', '0 0 10 10'));
      await page.getByText('Saved. Browsers show this icon now.').waitFor();

      await page.goto('/');
      const logo = page.getByRole('banner').getByRole('link', { name: /home$/ }).locator('span').first();
      expect(await logo.evaluate((one) => getComputedStyle(one).backgroundImage)).toMatch(/\/media\/.+\.svg"\)$/);
      const box = await logo.boundingBox();
      expect(Math.round(((box?.width ?? 0) / (box?.height ?? 1)) * 10)).toBe(30);
      expect(await page.locator('link[rel=icon][type]').getAttribute('href')).toMatch(/^\/media\/.+\.svg$/);

      await page.goto('/staff/settings/theme');
      await page.getByRole('button', { name: 'Use the brand’s own logo' }).click();
      await page.getByText('Removed.').waitFor();
      await page.getByRole('button', { name: 'Use the brand’s own icon' }).click();
      await page.getByText('Removed.').waitFor();
      await page.goto('/');
      expect(await page.locator('link[rel=icon][type]').getAttribute('href')).toBe('/favicon.svg');
    },
  );

  it('text typed before the page’s script arrives stays', async () => {
    const page = await visit('/staff/sign-in');
    await open(page, 'Warehouses');
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/staff-warehouses*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto('/staff/settings/warehouses?edit=central', { waitUntil: 'commit' });
    const closed = page.getByLabel('Closed days');
    expect(await closed.inputValue(), 'what is set already').toContain('2030');
    await closed.fill('2031-07-01');
    arrive();
    await page.waitForFunction(isAwake);
    expect(await closed.inputValue()).toBe('2031-07-01');
  });
});
