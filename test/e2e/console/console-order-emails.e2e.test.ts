import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { lookAt } from '../support/look.ts';
import { newParcel } from '../support/scenes/tracking-scenes.ts';
import { shot } from '../support/shot.ts';
import { asStaff } from '../support/staff.ts';

describe('[look: staff console] an order’s e-mails', () => {
  const { visit } = useBrowser();

  it.each([true, false])('are listed and sent again (script: %s)', async (javaScript) => {
    const { orderNumber } = await newParcel(await visit('/'));
    const page = await visit('/', { javaScript });
    await asStaff(page, 'customer_care');
    const emails = page.getByRole('table', { name: 'Emails of the order' });
    await expect
      .poll(async () => {
        await page.goto(`/staff/orders/${orderNumber}`);
        return (await emails.count()) && emails.getByRole('button', { name: 'Resend' }).count();
      })
      .toBe(2);
    if (javaScript) {
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await shot(page, `emails-of-order-${width}`);
      }
      expect((await lookAt(page, { axe: true, shell: 'staff' })).faults).toEqual([]);
    }
    await emails.getByRole('button', { name: /^Resend Shipped/ }).click();
    await page.getByText('Email sent again.').waitFor();
    await page.getByRole('table', { name: 'Changes by staff' }).getByText('Email: Shipped').waitFor();
    expect(await emails.getByRole('button', { name: /^Resend Shipped/ }).count()).toBe(2);
  });
});
