import type { Page } from 'playwright-core';

/** What somebody can do who has only a keyboard. */
export interface Keyboard {
  press(key: string, times?: number): Promise<void>;
  /** Tabs on to what is called so. Throws where the keyboard does not get there, or its focus is not to be seen. */
  focusOn(name: RegExp): Promise<void>;
  /** Types into the field that is called so. */
  type(label: RegExp, text: string): Promise<void>;
}

export function keyboardOf(page: Page): Keyboard {
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key);
  };
  const focusOn = async (name: RegExp) => {
    for (let i = 0; i < 120; i++) {
      await press('Tab');
      const { label, isSeen } = await page.evaluate(lookAtFocus);
      if (!name.test(label)) continue;
      if (!isSeen) throw new Error(`the focus on ${name} is not to be seen`);
      return;
    }
    throw new Error(`the keyboard does not get to ${name}`);
  };
  const type = async (label: RegExp, text: string) => {
    await focusOn(label);
    await page.keyboard.type(text);
  };
  return { press, focusOn, type };
}

/** Whether something has the focus, and not the page as a whole. */
export const hasFocus = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement !== document.body);

/** In the page: the name of what has the focus, and whether it, or the card that it is in, is outlined. */
function lookAtFocus(): { label: string; isSeen: boolean } {
  // Between the last and the first thing, the page as a whole has it, whose text has every name.
  const element = document.activeElement === document.body ? null : (document.activeElement as HTMLElement | null);
  const labels = (element as HTMLInputElement | null)?.labels;
  const label = `${element?.getAttribute('aria-label') ?? ''} ${labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''}`;
  const around = [element, element?.parentElement, element?.parentElement?.parentElement];
  // A card's link draws its outline around the whole card.
  const drawn = around.flatMap((one) => (one ? [getComputedStyle(one), getComputedStyle(one, '::after')] : []));
  const isSeen = drawn.some(
    ({ outlineStyle, outlineWidth, boxShadow }) => (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
  );
  return { label, isSeen };
}
