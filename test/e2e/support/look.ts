import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';
import { layoutFaults, linksOf, pictureFaults } from './layout.ts';

/** Narrowest phone, phone, tablet, and the first pixel of each wide layout (spec §9), up to the widest. */
const windows = [1696, 1440, 1200, 768, 390, 320];
/** Widths at which axe looks: what it finds hangs on phone or desktop, not on the pixel. */
const lookedAt = new Set([1440, 390]);

/** Shells that axe has seen in this file, which the pages have in common: it takes as long for them as for all the rest. */
const shellsSeen = new Set<string>();

interface Seen {
  /** In words, with the width; empty when the page holds. */
  readonly faults: string[];
  /** The shop's own addresses that the page leads to. */
  readonly paths: readonly string[];
}

/**
 * Looks at a page as it stands, at every width: one load, many sizes. `axe` is left out for pages of a kind that is looked at elsewhere; `shell`
 * names what stands around the page, which axe sees the first time only.
 */
export async function lookAt(page: Page, { axe, shell }: { axe: boolean; shell: string }): Promise<Seen> {
  const faults = await pictureFaults(page);
  for (const width of windows) {
    await page.setViewportSize({ width, height: width < 700 ? 844 : 900 });
    const found = await layoutFaults(page);
    if (axe && lookedAt.has(width)) {
      const around = `${shell} ${width}`;
      found.push(...(await accessibilityFaults(page, { withShell: !shellsSeen.has(around) })));
      shellsSeen.add(around);
    }
    faults.push(...found.map((fault) => `${width} px: ${fault}`));
  }
  const { paths, dead } = await linksOf(page);
  return { faults: [...faults, ...dead.map((target) => `leads nowhere: ${target}`)], paths };
}
