import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { consentCookie } from '../../../contract/consent.ts';

export const widths = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof widths;

/** One of the shops of the family, by what `inject` knows its address as. */
export type Shop = 'shopUrl' | 'sisterUrl';

export interface VisitOptions {
  /** The flagship unless said otherwise. */
  shop?: Shop;
  device?: Device;
  javaScript?: boolean;
  /** Has not yet read the note on cookies; everybody else has, so that it lies over nothing. */
  firstVisit?: boolean;
  /** Another tab of this page's visitor, instead of somebody new. */
  sameAs?: Page;
  /** Console errors the test brings about itself. */
  expected?: RegExp;
}

let visitors = 0;

/** React has taken over the page and its header; both answer a press from then on, even one that comes before all of it is alive. */
export const isAwake = () => {
  const isMarked = (node: Element | null, mark: string) => node !== null && Object.keys(node).some((key) => key.startsWith(mark));
  const inHeader = document.querySelector('#app > header button');
  return isMarked(document.getElementById('app'), '__reactContainer') && (!inHeader || isMarked(inHeader, '__reactProps'));
};

/** What a browser without a graphics card needs to draw in 3-D; slow, so that only those tests have it that look at it. */
export const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** A browser for the tests of one file, started with `more` arguments; every visit is a fresh context without cookies. */
export function useBrowser(more: readonly string[] = []) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        ...more,
      ],
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), 'errors on the console').toEqual([]);
  });

  async function openContext(device: Device, javaScriptEnabled: boolean, shop: Shop): Promise<BrowserContext> {
    visitors++;
    const baseURL = inject(shop);
    const context = await browser.newContext({
      baseURL,
      viewport: { width: widths[device], height: device === 'phone' ? 844 : 900 },
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
      javaScriptEnabled,
      // The shop's limits are per address, and it believes what a proxy says of that.
      extraHTTPHeaders: { 'x-forwarded-for': `10.1.${(visitors >> 8) & 255}.${visitors & 255}` },
    });
    await context.addCookies([{ name: consentCookie, value: 'true', url: baseURL }]);
    return context;
  }

  async function newVisitor(device: Device, javaScriptEnabled: boolean, shop: Shop = 'shopUrl'): Promise<BrowserContext> {
    const context = await openContext(device, javaScriptEnabled, shop);
    contexts.push(context);
    return context;
  }

  /** Opens a page of the shop; script errors and broken requests of it fail the test. */
  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const { device = 'desktop', javaScript = true, firstVisit = false, sameAs, expected, shop } = options;
    const context = sameAs ? sameAs.context() : await newVisitor(device, javaScript, shop);
    if (firstVisit) await context.clearCookies({ name: consentCookie });
    const page = await watchedPage(context, faults, expected);
    await page.goto(path);
    if (javaScript && path !== 'about:blank') await page.waitForFunction(isAwake);
    return page;
  }

  /** A visitor of a shop for one piece of work, beside others that come at the same time: for concurrent tests, which share what follows each. */
  async function visitAlone(shop: Shop, work: (page: Page) => Promise<void>, device: Device = 'desktop'): Promise<void> {
    const context = await openContext(device, true, shop);
    const own: string[] = [];
    try {
      await work(await watchedPage(context, own));
    } finally {
      await context.close();
    }
    expect(own, 'errors on the console').toEqual([]);
  }

  return { visit, visitAlone, newVisitor };
}

async function watchedPage(context: BrowserContext, faults: string[], expected?: RegExp): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message }) => {
    // The browser's own word that a page left without its cross-fade.
    if (!message.startsWith('Transition was')) faults.push(message);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/status of 4\d\d/.test(text) && !expected?.test(text)) faults.push(text);
  });
  return page;
}
