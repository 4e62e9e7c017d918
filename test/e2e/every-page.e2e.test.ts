import { describe, expect, inject, it } from 'vitest';
import { accessibilityFaults } from './support/accessibility.ts';
import { isAwake, useBrowser } from './support/browser.ts';
import { layoutFaults, linksOf, pictureFaults } from './support/layout.ts';
import { scenes } from './support/scenes.ts';

/** Narrowest phone, phone, tablet, and the first pixel of each wide layout (spec §9), up to the widest. */
const windows = [1696, 1440, 1200, 768, 390, 320];
/** Widths at which axe looks: what it finds hangs on phone or desktop, not on the pixel. */
const lookedAt = new Set([1440, 390]);

describe('every screen', () => {
  const { visit } = useBrowser();
  const links = new Set<string>();
  const titles = new Map<string, { title: string; path: string }>();

  it.each(scenes)(
    '[checklist 34 35] $name holds at every width, and axe finds nothing',
    async ({ name, heading, open, frame = 'shop' }) => {
      const page = await visit('about:blank');
      await open(page);
      await page.waitForFunction(isAwake);

      const headings = page.getByRole('heading', { level: 1, includeHidden: true });
      expect(await headings.count()).toBe(1);
      expect(await headings.innerText()).toMatch(heading);
      expect(await page.locator('main').count()).toBe(1);
      expect(await page.locator('body header:not(main header, dialog header)').count()).toBe(frame === 'bare' ? 0 : 1);
      expect(await page.locator('footer:not(main footer, dialog footer)').count()).toBe(frame === 'bare' ? 0 : 1);
      titles.set(name, { title: await page.title(), path: new URL(page.url()).pathname });
      expect(await pictureFaults(page)).toEqual([]);

      const faults: string[] = [];
      for (const width of windows) {
        await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
        const found = await layoutFaults(page);
        if (lookedAt.has(width)) found.push(...(await accessibilityFaults(page)));
        faults.push(...found.map((fault) => `${width} px: ${fault}`));
      }
      const { paths, dead } = await linksOf(page);
      for (const path of paths) links.add(path);
      expect([...faults, ...dead.map((target) => `leads nowhere: ${target}`)]).toEqual([]);
    },
  );

  it('[§2.1] has a title of its own, with the shop’s name', () => {
    const pathsOf = new Map<string, Set<string>>();
    for (const { title, path } of titles.values()) pathsOf.set(title, (pathsOf.get(title) ?? new Set()).add(path));
    expect([...pathsOf].filter(([, paths]) => paths.size > 1)).toEqual([]);
    expect([...pathsOf.keys()].filter((title) => !/^\S.* – Alder & Loom$|^Alder & Loom/.test(title))).toEqual([]);
  });

  it('[§2.1] no link is dead, and none leads by a redirect', async () => {
    expect(links.size).toBeGreaterThan(200);
    const queue = [...links];
    const faults: string[] = [];
    const follow = async () => {
      for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
        const { status } = await fetch(inject('shopUrl') + path, { redirect: 'manual' });
        // Without their visitor's cookies the checkout leads to the cart, an account to the sign-in, and an order is nobody's.
        const personal = /^\/(checkout|order-confirmation|sandbox|myaccount|staff|impersonate)/.test(path);
        if (status !== 200 && !personal) faults.push(`${status} ${path}`);
      }
    };
    await Promise.all(Array.from({ length: 4 }, follow));
    expect(faults).toEqual([]);
  });
});
