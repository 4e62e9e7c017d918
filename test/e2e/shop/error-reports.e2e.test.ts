import { describe, expect, it } from 'vitest';
import { home, login } from '../../../web/routes.ts';
import { isAwake, useBrowser } from '../support/browser.ts';

describe('[§7.6 §8] errors in the browser', () => {
  const { newVisitor } = useBrowser();

  it('are reported to the shop once each, except those on the ignore list', async () => {
    const page = await (await newVisitor('desktop', true)).newPage();
    await page.goto(home());
    await page.waitForFunction(isAwake);
    const told: unknown[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/report-error') told.push(request.postDataJSON());
    });
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/report-error'));
    await page.evaluate(() => {
      const fail = (message: string) =>
        setTimeout(() => {
          throw new Error(message);
        });
      fail('ResizeObserver loop limit exceeded');
      fail('the drawer is stuck');
      fail('the drawer is stuck');
    });
    expect((await answered).status()).toBe(200);
    await page.evaluate(() => void Promise.reject(new Error('a promise is broken')));
    await expect.poll(() => told.length).toBe(2);
    expect(told).toMatchObject([
      { message: 'Error: the drawer is stuck', url: '/', stack: expect.stringContaining('the drawer is stuck') },
      { message: 'Error: a promise is broken' },
    ]);
  });

  it('[§9 production] never contain what was typed into a password field, even while it is shown', async () => {
    const page = await (await newVisitor('desktop', true)).newPage();
    await page.goto(login({ tab: 'login' }));
    await page.waitForFunction(isAwake);
    const field = page.getByLabel('Password', { exact: true });
    await field.fill('a Very secret 1');
    for (const type of ['password', 'text']) {
      await field.evaluate((input: HTMLInputElement, shown) => {
        input.type = shown;
      }, type);
      const sent = page.waitForRequest((request) => request.url().endsWith('/api/report-error'));
      await field.evaluate((input: HTMLInputElement) => {
        setTimeout(() => {
          throw new Error(`${input.type} cannot be “${input.value}”`);
        });
      });
      expect((await sent).postDataJSON().message).toBe(`Error: ${type} cannot be “[secret]”`);
    }
  });
});
