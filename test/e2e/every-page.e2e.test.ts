import { describe, expect, inject, it } from 'vitest';
import { isAwake, type Shop, useBrowser } from './support/browser.ts';
import { writtenPaths } from './support/crawl.ts';
import { familyScenes } from './support/family-scenes.ts';
import { lookAt } from './support/look.ts';
import type { Scene } from './support/scene.ts';
import { scenes } from './support/scenes.ts';

interface Looked {
  readonly shop: Shop;
  /** What the titles of its pages end or begin with. */
  readonly name: string;
  /** Its screens in their states. */
  readonly own: readonly Scene[];
  /** Paths of its pages that are but words and goods. */
  readonly written: readonly string[];
}

const shops: readonly Looked[] = [
  { shop: 'shopUrl', name: 'Alder & Loom', own: scenes, written: await writtenPaths(inject('shopUrl')) },
  { shop: 'sisterUrl', name: 'Pip & Alder', own: familyScenes, written: await writtenPaths(inject('sisterUrl')) },
];

describe.each(shops)('every screen of $name', ({ shop, name: brand, own, written }) => {
  const { visitAlone } = useBrowser();
  const links = new Set<string>();
  const titles = new Map<string, Set<string>>();
  const learn = (title: string, url: string, paths: readonly string[]) => {
    titles.set(title, (titles.get(title) ?? new Set()).add(new URL(url).pathname));
    for (const path of paths) links.add(path);
  };

  it.concurrent.each(own)('[checklist 34 35] $name holds at every width, and axe finds nothing', ({ heading, open, frame = 'shop' }) =>
    visitAlone(shop, async (page) => {
      await open(page);
      await page.waitForFunction(isAwake);
      const headings = page.getByRole('heading', { level: 1, includeHidden: true });
      expect(await headings.count()).toBe(1);
      expect(await headings.innerText()).toMatch(heading);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.locator('body header:not(main header, dialog header)').count()).toBe(frame === 'bare' ? 0 : 1);
      expect(await page.locator('footer:not(main footer, dialog footer)').count()).toBe(frame === 'bare' ? 0 : 1);
      const { faults, paths } = await lookAt(page, { axe: true, shell: `${shop} ${frame}` });
      learn(await page.title(), page.url(), paths);
      expect(faults).toEqual([]);
    }),
  );

  it.concurrent.each(written)('[checklist 35] %s holds at every width', (path) =>
    visitAlone(shop, async (page) => {
      await page.goto(path);
      const { faults, paths } = await lookAt(page, { axe: false, shell: shop });
      learn(await page.title(), page.url(), paths);
      expect(faults).toEqual([]);
    }),
  );

  it('[§2.1] has a title of its own, with the shop’s name', () => {
    expect([...titles].filter(([, paths]) => paths.size > 1)).toEqual([]);
    const signed = (title: string) => title.startsWith(brand) || (/^\S/.test(title) && title.endsWith(` – ${brand}`));
    expect([...titles.keys()].filter((title) => !signed(title))).toEqual([]);
  });

  it('[§2.1] no link is dead, and none leads by a redirect', async () => {
    expect(links.size).toBeGreaterThan(100);
    const queue = [...links];
    const faults: string[] = [];
    const follow = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const { status } = await fetch(inject(shop) + path, { redirect: 'manual' });
        // Without their visitor's cookies the checkout leads to the cart, an account to the sign-in, and an order is nobody's.
        const personal = /^\/(checkout|order-confirmation|sandbox|myaccount|staff|impersonate)/.test(path);
        if (status !== 200 && !personal) faults.push(`${status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, follow));
    expect(faults).toEqual([]);
  });
});
