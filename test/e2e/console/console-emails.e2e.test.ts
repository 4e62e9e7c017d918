import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstAdministrator } from '../../support/enrol.ts';
import { type MailServer, mailServer } from '../../support/mail-server.ts';
import { type ShopProcess, startShop } from '../../support/shop-process.ts';
import { register } from '../support/accounts.ts';
import { isAwake, type OwnShop, useBrowser } from '../support/browser.ts';
import { lookAt } from '../support/look.ts';
import { shot } from '../support/shot.ts';

let shop: ShopProcess;
let server: MailServer;
let administrator: string;
/** What the mail server answers; null takes the e-mail. */
let answer: string | null = '451 try again later';

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mantel-emails-'));
  server = await mailServer(() => answer);
  shop = await startShop({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', TRUST_PROXY: 'true', SMTP_URL: server.url });
  shop.process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  administrator = await firstAdministrator(shop.url, { DATA_DIR: dataDir });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  server.close();
});

describe('[rulings: Third parties] e-mails that could not be sent', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are found from the overview and sent again, with scripts: %s', async (javaScript) => {
    answer = '451 try again later';
    const page = await visit('about:blank', { shop: shop.url as OwnShop, javaScript });
    const recipient = await register(page);
    await page.context().addCookies([{ name: 'staff_session_token', value: administrator, url: shop.url }]);
    const task = page.getByRole('main').getByRole('link', { name: /^1 Undelivered emails/ });
    await expect
      .poll(async () => {
        await page.goto('/staff');
        return task.count();
      })
      .toBe(1);
    await task.click();
    const row = page.getByRole('row').filter({ hasText: recipient });
    await row.getByText('The mail server asked to try later (451)').waitFor();
    await row.getByText('The shop will try again.').waitFor();
    if (javaScript) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await shot(page, `emails-${width}`);
      }
      expect((await lookAt(page, { axe: true, shell: 'staff' })).faults).toEqual([]);
    }

    answer = null;
    const before = server.mails.length;
    await row.getByRole('button', { name: /^Send again/ }).click();
    await page.getByText('Sending again. If it fails, it comes back to this list.').waitFor();
    await page.getByText('No undelivered emails').waitFor();
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(server.mails.at(-1)).toContain(`To: ${recipient}`);
  });
});

describe('[look: staff console] a test of an email’s words', () => {
  const { visit } = useBrowser();

  it('is sent by Enter behind its address, instead of a preview', async () => {
    answer = null;
    const page = await visit('about:blank', { shop: shop.url as OwnShop });
    await page.context().addCookies([{ name: 'staff_session_token', value: administrator, url: shop.url }]);
    await page.goto('/staff/settings/wording/welcome');
    await page.waitForFunction(isAwake);
    const to = page.getByLabel('Send to');
    await to.fill('me@shop.example');
    await to.press('Enter');
    await page.getByText('The mail server accepted the test email.').waitFor();
    expect(server.mails.some((mail) => mail.includes('To: me@shop.example'))).toBe(true);
  });
});
