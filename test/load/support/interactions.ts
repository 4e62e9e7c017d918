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

/** Clicked in turn: two values of one facet, a value of another, and the first removed. */
const filters = ['Brown', 'White', 'Metal', 'Brown'];
const bareGround = { x: 5, y: 300 };

const linkOf = (value: string) => `[...document.querySelectorAll('#filters a')].find((each) => each.textContent.startsWith('${value}'))`;
const isAlive = (element: string) => `Object.keys(${element} ?? {}).some((key) => key.startsWith('__reactProps'))`;

/** Per visit, the slowest filter click and the slowest of as many clicks without effect, in milliseconds. */
export async function interactions(browser: Browser, url: string, device: Device, slowdown: number, visits: number) {
  const slowest = { filters: [] as number[], idle: [] as number[] };
  for (let i = 0; i < visits; i++) {
    const visit = await PlainVisit.open(browser, device, slowdown, listen);
    await visit.goto(url);
    await visit.until(isAlive(linkOf('Brown')));
    await sleep(1500);
    slowest.idle.push(await slowestOf(visit, () => visit.pressAt(bareGround)));
    if (device === 'phone') await visit.press("document.querySelector('[popovertarget=filters]')");
    await sleep(700);
    slowest.filters.push(await slowestOf(visit, (at) => pressed(visit, filters[at] ?? '')));
    await visit.close();
  }
  return slowest;
}

/** Clicks a filter and waits for the list. */
async function pressed(visit: PlainVisit, value: string): Promise<void> {
  const before = await visit.until<string>('location.pathname');
  await visit.press(linkOf(value));
  await visit.until(`location.pathname !== ${JSON.stringify(before)}`);
}

/** Milliseconds of the slowest of as many clicks as there are filters. */
async function slowestOf(visit: PlainVisit, press: (at: number) => Promise<void>): Promise<number> {
  await visit.until('(window.presses = {})');
  for (let at = 0; at < filters.length; at++) {
    await press(at);
    await sleep(700);
  }
  return visit.until<number>('Math.max(1, ...Object.values(window.presses))');
}
