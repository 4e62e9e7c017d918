import { cart, home } from '../../web/routes.ts';
import { launchBrowser } from './support/browser.ts';
import { buyableProducts, pageNearest } from './support/catalogue.ts';
import { type Device, devices } from './support/devices.ts';
import { type Figure, report } from './support/figures.ts';
import { settings } from './support/settings.ts';
import { benchShop } from './support/shop.ts';
import { median } from './support/statistics.ts';

/** A slow phone: milliseconds to an answer, bytes a second, and how many times slower its processor is. */
const slow = { latency: 400, bytesPerSecond: 1.5e6 / 8, slowdown: 4, pixels: 2 };
const bars: Readonly<Record<Device, number>> = { phone: 1800, desktop: 1000 };
/** Milliseconds after loading until no larger part is painted. */
const settling = 2000;

interface Paints {
  /** Milliseconds from the navigation. */
  first: number;
  largest: number;
}

declare global {
  interface Window {
    paints: Paints;
  }
}

function listen(): void {
  const paints = { first: 0, largest: 0 };
  window.paints = paints;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) paints.first = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) paints.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** When pages of each kind have painted the largest part of their first view, on a desktop and on a slow phone. The browser keeps nothing between visits. */
const shop = await benchShop();
const browser = await launchBrowser();
try {
  const list = /href="(\/c\/[^"]+)"/.exec(await (await fetch(shop.url + home())).text())?.[1];
  if (!list) throw new Error('The home page links no department');
  const product = await pageNearest(shop.url, await buyableProducts(shop.url), 100 * 1024);
  const pages = [
    ['home', home()],
    ['department', list],
    ['product', product.path],
    ['empty cart', cart()],
  ] as const;
  const figures: Figure[] = [];
  for (const [name, path] of pages) {
    for (const device of ['phone', 'desktop'] satisfies Device[]) {
      // The first visit has its pictures made.
      await paintsOf(shop.url + path, device);
      const visits: Paints[] = [];
      for (let at = 0; at < settings.rounds; at++) visits.push(await paintsOf(shop.url + path, device));
      const of = (field: keyof Paints) => median(visits.map((visit) => visit[field]));
      figures.push({
        measure: `Largest contentful paint, ${name}, ${device}`,
        figure: of('largest'),
        unit: 'ms',
        bar: { atMost: bars[device] },
        reference: { name: 'the first paint', figure: of('first') },
      });
    }
  }
  report({
    bench: 'largest-paint',
    figures,
    notes: [
      `Phones: ${slow.latency} ms to each answer, ${(slow.bytesPerSecond * 8) / 1e6} Mbit/s, a processor ${slow.slowdown} times slower, ${slow.pixels} device pixels a pixel; over HTTP/1.1, so six connections.`,
    ],
  });
} finally {
  await browser.close();
  await shop.stop();
}

async function paintsOf(url: string, device: Device): Promise<Paints> {
  const isPhone = device === 'phone';
  const context = await browser.newContext({ viewport: devices[device], hasTouch: isPhone, deviceScaleFactor: isPhone ? slow.pixels : 1 });
  await context.addInitScript(listen);
  const page = await context.newPage();
  if (isPhone) {
    const devtools = await context.newCDPSession(page);
    const { latency, bytesPerSecond, slowdown } = slow;
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
  await page.goto(url);
  await page.waitForTimeout(settling);
  const paints = await page.evaluate(() => window.paints);
  await context.close();
  return paints;
}
