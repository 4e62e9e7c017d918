import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA plus axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The shop's header, footer and collapsed parts. */
const shell = ['body header:not(main header, dialog header)', 'footer:not(main footer, dialog footer)', 'dialog:not([open])'];

/** Its minified script takes a browser a third less time to read than `axe.source`. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Only says what to look at; axe would walk the page for it. */
const silent = ['hidden-content'];
/** Its findings do not depend on the width. */
const onceOnly = ['link-in-text-block'];

/**
 * axe's findings on the current page, one line each with its element; nothing of the shell when excluded. `again`: at another width than before, which
 * spares the rules that cannot find more.
 */
export async function accessibilityFaults(page: Page, { withShell = true, again = false } = {}): Promise<string[]> {
  // Evaluated instead of linked: the page's policy forbids foreign scripts.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  // What waits for an answer is dimmed for that moment, and fades back.
  const isStill = () =>
    !document.querySelector('main [aria-busy="true"]') &&
    !document.getAnimations().some((one) => one instanceof CSSTransition && one.playState === 'running');
  await page.waitForFunction(isStill, null, { timeout: 5000 }).catch(() => {});
  const results = await page.evaluate(
    async ({ values, without, off }) => {
      // Distant parts have an estimated height until they come near, which axe would see as overlaps.
      const whole = new CSSStyleSheet();
      whole.replaceSync('* { content-visibility: visible !important }');
      document.adoptedStyleSheets.push(whole);
      const exclude = without.filter((selector) => document.querySelector(selector));
      const found: AxeResults = await (window as unknown as { axe: typeof import('axe-core') }).axe.run(
        exclude.length > 0 ? { exclude } : document,
        {
          runOnly: { type: 'tag', values },
          rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
          resultTypes: ['violations'],
          iframes: false,
        },
      );
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== whole);
      return found;
    },
    { values: tags, without: withShell ? [] : shell, off: again ? [...silent, ...onceOnly] : silent },
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 4).map(({ html, any }) => `${id}: ${help}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  );
}
