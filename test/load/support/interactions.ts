import type { Browser, Page } from 'playwright-core';
import { type Device, devices } from './devices.ts';

declare global {
  interface Window {
    /** Milliseconds of each press that the browser has told of. */
    presses: number[];
  }
}

function listen(): void {
  window.presses = [];
  const note = (entry: PerformanceEntry & { interactionId?: number }) => {
    if (entry.interactionId && entry.name === 'click') window.presses.push(entry.duration);
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

/** What is pressed in turn: two values of one facet, a value of another, and the first taken back. */
const filters = [/^Brown\b/, /^White\b/, /^Metal\b/, /^Brown\b/];

/** Of each visit the slowest press of a filter, and the slowest of as many presses that do nothing, in milliseconds. */
export async function interactions(browser: Browser, url: string, device: Device, slowdown: number, visits: number) {
  const slowest = { filters: [] as number[], idle: [] as number[] };
  for (let i = 0; i < visits; i++) {
    const context = await browser.newContext({ viewport: devices[device] });
    await context.addInitScript(listen);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(url, { waitUntil: 'networkidle' });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    slowest.idle.push(await slowestOf(page, () => page.mouse.click(5, 300), filters.length));
    if (device === 'phone') await page.getByRole('button', { name: /^Filter/ }).click();
    let at = 0;
    const press = async () => {
      const listed = page.waitForResponse((response) => response.url().includes('results.html'));
      await page.getByRole('link', { name: filters[at++] }).first().click();
      await listed;
    };
    slowest.filters.push(await slowestOf(page, press, filters.length));
    await context.close();
  }
  return slowest;
}

async function slowestOf(page: Page, press: () => Promise<void>, times: number): Promise<number> {
  await page.evaluate(() => {
    window.presses = [];
  });
  for (let i = 0; i < times; i++) {
    await press();
    await page.waitForTimeout(700);
  }
  return page.evaluate(() => Math.max(0, ...window.presses));
}
