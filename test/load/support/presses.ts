import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import type { Device } from './devices.ts';
import { PlainVisit } from './plain-visit.ts';

declare global {
  interface Window {
    /** Milliseconds of each interaction's slowest event reported by the browser, by id: the basis of INP. */
    presses: Record<number, number>;
  }
}

function listen(): void {
  window.presses = {};
  const note = ({ interactionId, duration }: PerformanceEntry & { interactionId?: number }) => {
    if (interactionId) window.presses[interactionId] = Math.max(duration, window.presses[interactionId] ?? 0);
  };
  const options: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
}

/** What a visitor presses on a page; elements and what a press changes are expressions. */
export interface Presses {
  readonly name: string;
  readonly path: string;
  /** Pressed first on a phone, uncounted. */
  readonly opener?: string;
  /** Pressed in turn, each when the page has followed the one before. */
  readonly elements: readonly string[];
  readonly follows: string;
}

const bareGround = { x: 5, y: 300 };
/** Milliseconds after which nothing of a press is left to do. */
const settling = 700;

/** Per visit, the slowest press and the slowest of as many without effect, in milliseconds. */
export async function slowestPresses(
  browser: Browser,
  url: string,
  { path, opener, elements, follows }: Presses,
  at: { device: Device; slowdown: number; visits: number },
) {
  const slowest = { presses: [] as number[], idle: [] as number[] };
  for (let i = 0; i < at.visits; i++) {
    const visit = await PlainVisit.open(browser, at.device, at.slowdown, listen);
    await visit.goto(url + path);
    await visit.until(elements[0] ?? '');
    await sleep(3000);
    slowest.idle.push(await slowestOf(visit, elements, () => visit.pressAt(bareGround)));
    if (opener && at.device === 'phone') await visit.press(opener);
    await sleep(settling);
    slowest.presses.push(await slowestOf(visit, elements, (element) => followed(visit, element, follows)));
    await visit.close();
  }
  return slowest;
}

/** Presses an element and waits until the page has followed. */
async function followed(visit: PlainVisit, element: string, follows: string): Promise<void> {
  const before = await visit.until<string>(`String(${follows})`);
  await visit.press(element);
  await visit.until(`String(${follows}) !== ${JSON.stringify(before)}`);
}

/** Milliseconds of the slowest of presses. */
async function slowestOf(visit: PlainVisit, elements: readonly string[], press: (element: string) => Promise<void>): Promise<number> {
  await visit.until('(window.presses = {})');
  for (const element of elements) {
    await press(element);
    await sleep(settling);
  }
  return visit.until<number>('Math.max(1, ...Object.values(window.presses))');
}
