import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';
import { layoutFaults, linksOf, pictureFaults } from './layout.ts';

/** Narrowest phone, phone, tablet, and the first pixel of each wide layout (spec §9), up to the widest. */
const windows = [1696, 1440, 1200, 768, 390, 320];
/** The console's tables also have to fit the screens of small laptops and tablets. */
const consoleWindows = [1696, 1440, 1200, 1024, 768, 390, 320];
/** Widths for axe, the first of them first: its findings depend on phone or desktop, not on the pixel. */
const lookedAt = [1440, 390];

/** Shells axe has already checked in this file, since pages share them: they take as long as all the rest. */
const shellsSeen = new Set<string>();

interface Seen {
  /** As messages with the width; empty when there are none. */
  readonly faults: string[];
  /** The shop's addresses linked by the page. */
  readonly paths: readonly string[];
}

/**
 * Checks the current page at every width with a single load. `axe` is omitted for kinds of pages checked elsewhere; `shell` names the surroundings,
 * which axe checks only the first time.
 */
export async function lookAt(page: Page, { axe, shell }: { axe: boolean; shell: string }): Promise<Seen> {
  const faults = await pictureFaults(page);
  for (const width of new URL(page.url()).pathname.startsWith('/staff') ? consoleWindows : windows) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const found = await layoutFaults(page);
    if (axe && lookedAt.includes(width)) {
      const around = `${shell} ${width}`;
      found.push(...(await accessibilityFaults(page, { withShell: !shellsSeen.has(around), again: width !== lookedAt[0] })));
      shellsSeen.add(around);
    }
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  const { paths, dead } = await linksOf(page);
  return { faults: [...faults, ...dead.map((target) => `leads nowhere: ${target}`)], paths };
}
