import type { Page } from 'playwright-core';

/** A screen in one state, and how a new visitor gets there. */
export interface Scene {
  readonly name: string;
  /** Text of its only main heading. */
  readonly heading: string | RegExp;
  /** Ends with the screen open. */
  open(page: Page): Promise<unknown>;
  /** What surrounds the screen; by default the shop's header and footer. */
  readonly frame?: 'checkout' | 'bare';
}
