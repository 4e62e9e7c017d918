import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { register } from '../support/accounts.ts';
import { call } from '../support/api.ts';
import { useBrowser } from '../support/browser.ts';
import { goods } from '../support/goods.ts';
import { orderOfTwo } from '../support/scenes/packing-scenes.ts';
import { askToReturn } from '../support/scenes/return-scenes.ts';
import { shipParcel } from '../support/scenes/tracking-scenes.ts';

const statusOf = async (page: Page, path: string): Promise<number> => (await page.request.get(path, { maxRedirects: 0 })).status();

describe("[§6 roles] somebody else's order", () => {
  const { visit } = useBrowser();

  it('has no page for another customer or guest, with or without a token', async () => {
    const owner = await visit('/');
    await register(owner);
    const orderNumber = await orderOfTwo(owner);
    const { shipmentUuid } = await shipParcel(owner, orderNumber, [goods.plain, goods.plenty]);
    const { caseNumber } = await askToReturn(owner, orderNumber);
    await call(owner, 'PUT', `/api/staff/returns/${caseNumber}/decision`, { decision: 'approved', words: '' });
    const pages = [
      `/order-confirmation?order=${orderNumber}`,
      `/order-invoice?order=${orderNumber}`,
      `/myaccount/orders/return?order=${orderNumber}`,
      `/myaccount/orders/return?order=${orderNumber}&case=${caseNumber}`,
      `/returns/${caseNumber}/label?order=${orderNumber}`,
      `/tracking/${shipmentUuid}`,
    ];
    await owner.context().clearCookies({ name: 'staff_session_token' });
    const eve = await visit('/');
    await register(eve);
    const guest = await visit('/');
    for (const path of pages) {
      expect(await statusOf(owner, path), path).toBe(200);
      const withToken = `${path}${path.includes('?') ? '&' : '?'}token=x`;
      expect(await statusOf(eve, path), path).toBe(404);
      expect(await statusOf(eve, withToken), withToken).toBe(404);
      // Some pages ask a guest to sign in, whichever order it is.
      expect(await statusOf(guest, path), path).toBeOneOf([404, 303]);
      expect(await statusOf(guest, withToken), withToken).toBe(404);
    }
    const own = `/myaccount/orders/${orderNumber}`;
    expect([await statusOf(owner, own), await statusOf(eve, own), await statusOf(guest, own)]).toEqual([200, 404, 303]);
  });
});
