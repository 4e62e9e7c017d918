import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and what axe's makers recommend besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it is now: one line a finding, with the element it is about. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Evaluated rather than linked: the page's policy forbids foreign scripts.
  await page.evaluate(axe.source);
  const results = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        iframes: false,
      }) as Promise<AxeResults>,
    tags,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
