import type { Page } from 'playwright-core';

/** A screen in one of its states, and how a new visitor comes to see it. */
export interface Scene {
  readonly name: string;
  /** Words of its only main heading. */
  readonly heading: string | RegExp;
  /** Ends with the screen open. */
  open(page: Page): Promise<unknown>;
  /** What is around the screen; the shop's header and footer unless said otherwise. */
  readonly frame?: 'checkout' | 'bare';
}
