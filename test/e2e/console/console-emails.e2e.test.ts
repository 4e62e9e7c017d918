import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MailServer, mailServer } from '../../support/mail-server.ts';
import type { ShopProcess } from '../../support/shop-process.ts';
import { register } from '../support/accounts.ts';
import { type OwnShop, useBrowser } from '../support/browser.ts';
import { startCopy } from '../support/furnished.ts';
import { lookAt } from '../support/look.ts';

let shop: ShopProcess;
let server: MailServer;
/** What the mail server answers; null takes the e-mail. */
let answer: string | null = '550 no such user';

beforeAll(async () => {
  server = await mailServer(() => answer);
  shop = await startCopy(inject('furnished'), { LOG_LEVEL: 'silent', SMTP_URL: server.url });
}, 300_000);
afterAll(async () => {
  await shop?.stop();
  server.close();
});

describe('[rulings: Third parties] e-mails that could not be sent', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are found from the overview and sent again, with scripts: %s', async (javaScript) => {
    answer = '550 no such user';
    const page = await visit('about:blank', { shop: shop.url as OwnShop, javaScript });
    const recipient = await register(page);
    await page.context().addCookies([{ name: 'staff_session_token', value: inject('furnished').staffToken, url: shop.url }]);
    const task = page.getByRole('main').getByRole('link', { name: /^1 Unsent emails/ });
    await expect
      .poll(async () => {
        await page.goto('/staff');
        return task.count();
      })
      .toBe(1);
    await task.click();
    const row = page.getByRole('row').filter({ hasText: recipient });
    await row.getByText('The mail server refused the address or message (550)').waitFor();
    await row.getByText('The shop will try again.').waitFor();
    if (javaScript) {
      const folder = process.env.SCREENSHOTS;
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        if (folder) await page.screenshot({ path: `${folder}/emails-${width}.png`, fullPage: true });
      }
      expect((await lookAt(page, { axe: true, shell: 'staff' })).faults).toEqual([]);
    }

    answer = null;
    const before = server.mails.length;
    await row.getByRole('button', { name: /^Send again/ }).click();
    await page.getByText('Sending again. If it fails, it comes back to this list.').waitFor();
    await page.getByText('No unsent emails').waitFor();
    await expect.poll(() => server.mails.length).toBe(before + 1);
    expect(server.mails.at(-1)).toContain(`To: ${recipient}`);
  });
});
