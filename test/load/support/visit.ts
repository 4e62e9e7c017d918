import type { Browser, Page } from 'playwright-core';
import { median } from './statistics.ts';

/** Widths of look and tests: a phone's and a desktop's. */
export const devices = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;
export type Device = keyof typeof devices;

/** What the page tells of itself while it loads; put in before its first script. */
interface Told {
  shift: number;
  firstPaint: number;
  /** React has taken over the button that adds to the cart: it answers a press from then on. */
  alive: number;
  /** End of the last task of 50 ms and more: until then a press would wait. */
  busyUntil: number;
}

declare global {
  interface Window {
    told: Told;
  }
}

function listen(): void {
  const told = { shift: 0, firstPaint: 0, alive: 0, busyUntil: 0 };
  window.told = told;
  const observe = (type: string, each: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  // Shifts after a press count as well: choosing an option must not move the page.
  observe('layout-shift', (entry) => {
    told.shift += entry.value ?? 0;
  });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') told.firstPaint = entry.startTime;
  });
  observe('longtask', (entry) => {
    told.busyUntil = entry.startTime + entry.duration;
  });
  let button: Element | undefined;
  const look = () => {
    button ??= [...document.querySelectorAll('main button')].find((each) => each.textContent?.includes('Add to cart'));
    if (button && Object.keys(button).some((key) => key.startsWith('__reactProps'))) told.alive = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

async function open(browser: Browser, device: Device): Promise<Page> {
  const context = await browser.newContext({ viewport: devices[device], hasTouch: device === 'phone' });
  await context.addInitScript(listen);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  return page;
}

/** Cumulative layout shift over loading, scrolling to the end and back, and choosing another option. */
export async function layoutShift(browser: Browser, url: string, device: Device): Promise<number> {
  const page = await open(browser, device);
  await page.goto(url, { waitUntil: 'networkidle' });
  for (let i = 0; i < 40; i++) {
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(25);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(200);
  await page.locator('main [role=radio][aria-checked=false]').first().click();
  await page.waitForTimeout(500);
  const shift = await page.evaluate(() => window.told.shift);
  await page.context().close();
  return shift;
}

export interface Usable {
  readonly firstPaint: number;
  readonly alive: number;
  /** First paint is there, the button is alive, and no long task is under way or follows. */
  readonly usable: number;
}

/** Milliseconds from navigation until a page can be used, on a processor `slowdown` times slower, without anything kept by the browser. */
export async function timeToUsable(browser: Browser, url: string, device: Device, slowdown: number, times: number): Promise<Usable> {
  const visits: Usable[] = [];
  for (let i = 0; i < times; i++) {
    const page = await open(browser, device);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url);
    await page.waitForFunction(() => window.told.alive > 0);
    await page.waitForTimeout(1000);
    const { firstPaint, alive, busyUntil } = await page.evaluate(() => window.told);
    visits.push({ firstPaint, alive, usable: Math.max(firstPaint, alive, busyUntil) });
    await expectAnswer(page);
    await page.context().close();
  }
  const of = (field: keyof Usable) => median(visits.map((visit) => visit[field]));
  return { firstPaint: of('firstPaint'), alive: of('alive'), usable: of('usable') };
}

/** Alive is what puts something into the cart when pressed. */
async function expectAnswer(page: Page): Promise<void> {
  const added = page.waitForResponse((response) => response.url().endsWith('/api/cart') && response.request().method() === 'POST');
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  const status = (await added).status();
  if (status !== 200) throw new Error(`Adding to the cart answered ${status}`);
}
