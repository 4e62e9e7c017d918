import { describe, expect, it } from 'vitest';
import { signIn } from '../support/api.ts';
import { isAwake, useBrowser } from '../support/browser.ts';
import { crawl } from '../support/crawl.ts';
import { fromShop } from '../support/shop.ts';

describe('[rulings: Names] Pip & Alder', () => {
  const { visit } = useBrowser();

  it('has its own colour, mark and menu', async () => {
    const page = await visit(fromShop('sisterUrl'));
    const token = (name: string) => page.evaluate((of) => getComputedStyle(document.documentElement).getPropertyValue(of).trim(), name);
    expect(await token('--color-accent')).toBe('#1e6f74');
    expect(await page.getByRole('link', { name: 'Pip & Alder, home' }).first().isVisible()).toBe(true);
    const menu = page.getByRole('navigation', { name: 'Departments' });
    expect(await menu.getByRole('link').first().innerText()).toBe('Nursery');
    expect(await menu.getByRole('link', { name: 'Outdoor' }).count()).toBe(0);
  });

  it('is one click from its sister, already signed in', async () => {
    const page = await visit('/');
    await signIn(page);
    await page.goto(fromShop('shopUrl'));
    await page.getByRole('navigation', { name: 'Our family of shops' }).getByRole('link', { name: 'Pip & Alder' }).click();
    await page.waitForURL(`${fromShop('sisterUrl')}/**`);
    await page.waitForFunction(isAwake);
    await page
      .getByRole('link', { name: /^Account|Ada/ })
      .first()
      .waitFor();
    expect((await (await page.request.get(`${fromShop('sisterUrl')}/api/authenticated`)).json()).ok).toBe(true);
  });

  it('notices a sign-out at its sister when the visitor returns', async () => {
    const page = await visit(fromShop('sisterUrl'));
    await signIn(page);
    await page.goto(`${fromShop('sisterUrl')}/myaccount/profile`);
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.visitor === 'customer');
    const other = await visit('/', { sameAs: page });
    await other.request.fetch('/api/user/logout', { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
  });

  it('is cached separately from its sister, page by page', async () => {
    const titleAt = async (url: string) => /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1] ?? '';
    for (const path of ['/', '/faq', '/cart']) {
      for (const again of [1, 2]) {
        expect([again, await titleAt(fromShop('shopUrl') + path)]).toEqual([again, expect.stringContaining('Alder &amp; Loom')]);
        expect([again, await titleAt(fromShop('sisterUrl') + path)]).toEqual([again, expect.stringContaining('Pip &amp; Alder')]);
      }
    }
  });

  it('leads to the sister for products only she sells', async () => {
    const { hits } = await (await fetch(`${fromShop('shopUrl')}/api/search?k=sofa`)).json();
    const { departmentSlug, slug, productId } = hits[0];
    const path = `/${departmentSlug}/${slug}/${productId}/product.html`;
    const answer = await fetch(fromShop('sisterUrl') + path, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, fromShop('shopUrl') + path]);
  });

  it('has no dead link, and none to a redirect', async () => {
    const asks = (path: string) => !path.includes('variation=') && !/[?&](?!t=)\w+=/.test(path);
    const { pages, trapped } = await crawl({
      origin: fromShop('sisterUrl'),
      closed: ['/cart', '/checkout', '/myaccount', '/login'],
      asks,
      most: 2000,
    });
    const faults = [...pages.values()].filter(({ status }) => status !== 200);
    expect(faults.map(({ status, path, from }) => `${status} ${path} (from ${from})`)).toEqual([]);
    expect([trapped, pages.size > 150]).toEqual([false, true]);
  });
});
