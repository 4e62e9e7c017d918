import type { Page } from 'playwright-core';

/** Waits for the page with this heading. */
export const heading = (page: Page, name: string | RegExp, { exact = false } = {}): Promise<void> =>
  page.getByRole('heading', { level: 1, name, exact }).waitFor();
