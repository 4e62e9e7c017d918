import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const at = (path: string) => (page: Page) => page.goto(path);

/** The brand's pages of the content system (spec §2.1); the home page is a scene of its own. */
export const contentScenes: readonly Scene[] = [
  { name: 'the deals', heading: 'The same joints, weaves and glazes, for less', open: at('/deals') },
  { name: 'Black Friday', heading: /^Black Friday/, open: at('/black-friday-sale') },
  { name: 'the gift guide', heading: /^(Presents|Birthdays)/, open: at('/holiday-gift-guide') },
  { name: 'the design notes', heading: /^Five rules/, open: at('/designer') },
  { name: 'the kitchen journal', heading: 'One pot, one pan, one board', open: at('/mind-of-a-chef') },
  { name: 'all departments', heading: 'All departments', open: at('/shop-all-departments') },
  { name: 'the sandbox, with one of every block', heading: 'A page for trying things out', open: at('/sandbox') },
  { name: 'a sale that is over or to come', heading: /./, open: at('/labor-day-sale') },
  {
    name: 'a piece of a room',
    heading: /^Five rules/,
    open: async (page) => {
      await page.goto('/designer');
      await page.locator('[aria-labelledby] a:has([aria-hidden])', { hasText: 'Ellery modular sectional' }).first().focus();
    },
  },
];
