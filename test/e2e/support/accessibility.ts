import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and what axe's makers recommend besides. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The shop's header, footer and what is folded away. */
const shell = ['body header:not(main header, dialog header)', 'footer:not(main footer, dialog footer)', 'dialog:not([open])'];

/** What axe finds on the page as it is now: one line a finding, with the element it is about; without the shell, of that nothing. */
export async function accessibilityFaults(page: Page, { withShell = true } = {}): Promise<string[]> {
  // Evaluated rather than linked: the page's policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const results = await page.evaluate(
    async ({ values, without }) => {
      // What is far below the window has an estimated height until it comes near, over which axe would see the next thing lie.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(whole);
      const exclude = without.filter((selector) => document.querySelector(selector));
      const found: AxeResults = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
        exclude.length > 0 ? { exclude } : document,
        { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false },
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
      return found;
    },
    { values: tags, without: withShell ? [] : shell },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
