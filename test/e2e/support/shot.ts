import type { Page } from 'playwright-core';

/** Where somebody wants to see pages: a picture of this one in the folder that `SCREENSHOTS` names. */
export async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
