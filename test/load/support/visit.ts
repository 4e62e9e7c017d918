import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { type Device, devices } from './devices.ts';
import { PlainVisit } from './plain-visit.ts';
import { median } from './statistics.ts';

/** What the page reports while loading; injected before its first script. */
interface Told {
  shift: number;
  firstPaint: number;
  /** React has hydrated the add button, which responds to clicks from then on. */
  alive: number;
  /** End of the last task of 50 ms or more, until which a click would wait. */
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
  // Shifts after a click count too: choosing an option must not move the page.
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
  /** First paint is done, the button is hydrated, and no long task is running or follows. */
  readonly usable: number;
}

/** Milliseconds from navigation until a page is usable, on a processor `slowdown` times slower, without browser cache. */
export async function timeToUsable(browser: Browser, url: string, device: Device, slowdown: number, times: number): Promise<Usable> {
  const visits: Usable[] = [];
  for (let i = 0; i < times; i++) {
    const visit = await PlainVisit.open(browser, device, slowdown, listen);
    await visit.goto(url);
    await visit.until('window.told?.alive');
    await sleep(1000);
    const { firstPaint, alive, busyUntil } = await visit.until<Told>('window.told');
    visits.push({ firstPaint, alive, usable: Math.max(firstPaint, alive, busyUntil) });
    await expectAnswer(visit);
    await visit.close();
  }
  const of = (field: keyof Usable) => median(visits.map((visit) => visit[field]));
  return { firstPaint: of('firstPaint'), alive: of('alive'), usable: of('usable') };
}

/** Hydrated means that a click adds to the cart. */
async function expectAnswer(visit: PlainVisit): Promise<void> {
  await visit.until('performance.clearResourceTimings(), true');
  await visit.press("document.querySelector('#add-to-cart button[type=submit]')");
  const status = await visit.until<number>(
    "performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/cart'))?.responseStatus",
  );
  if (status !== 200) throw new Error(`Adding to the cart answered ${status}`);
}
