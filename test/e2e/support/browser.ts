import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { consentCookie } from '../../../contract/visitor/consent.ts';
import { newAddress } from '../../support/addresses.ts';
import { fromShop } from './shop.ts';

export const widths = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof widths;

/** A shop of the family, by its address's name in `inject`. */
export type Shop = 'shopUrl' | 'sisterUrl';

/** A test's own shop, by its address. */
export type OwnShop = `http://${string}`;

export interface VisitOptions {
  /** Default: the flagship. */
  shop?: Shop | OwnShop;
  device?: Device;
  javaScript?: boolean;
  /** The browser's user agent string. */
  userAgent?: string;
  /** Shows the cookie notice; otherwise dismissed, so that it covers nothing. */
  firstVisit?: boolean;
  /** Without reduced motion. By default pages keep still: cross-fading each into the next costs the machine a fifth of a test. */
  moving?: boolean;
  /** Another tab of this page's visitor, instead of a new visitor. */
  sameAs?: Page;
  /** Console errors caused by the test itself. */
  expected?: RegExp;
}

/** Islands that wait only for the browser respond to clicks. */
export const isAwake = () =>
  document.readyState !== 'loading' &&
  [...document.querySelectorAll('[data-load="now"], [data-load="idle"]')].every((island) => island.hasAttribute('data-alive'));

/** Holds a page's scripts back, as a slow network does; what it returns lets them run. */
export async function holdScripts(page: Page): Promise<() => Promise<unknown>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => {
    release();
    return page.waitForFunction(isAwake);
  };
}

/** Lets a browser without a graphics card draw in 3-D; slow, so only for tests that need it. */
export const webgl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

const launch = (more: readonly string[]): Promise<Browser> =>
  chromium.launch({
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

/** Pictures take a fifth of a browser test's processor time, most of it the shop's. */
const noPictures = [
  // The setting takes the place of Playwright's own, which give the browser a mouse.
  '--blink-settings=imagesEnabled=false,primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
];

/** This worker's browser, which its files share: starting one takes a second of processor time. Ends with the worker. */
let shared: Browser | undefined;

async function sharedBrowser(): Promise<Browser> {
  if (!shared?.isConnected()) shared = await launch(noPictures);
  return shared;
}

export interface BrowserOptions {
  /** Loads pictures, for tests of what they look like or how large they are. */
  pictures?: boolean;
  /** Further arguments; with pictures. */
  more?: readonly string[];
}

/** A browser for one test file, its own with options; every visit is a fresh context without cookies. */
export function useBrowser({ pictures = false, more = [] }: BrowserOptions = {}) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];

  const isShared = !pictures && more.length === 0;
  beforeAll(async () => {
    browser = await (isShared ? sharedBrowser() : launch(more));
  });
  afterAll(() => (isShared ? undefined : browser?.close()));
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), 'errors on the console').toEqual([]);
  });

  async function openContext(
    device: Device,
    javaScriptEnabled: boolean,
    shop: Shop | OwnShop,
    userAgent?: string,
    moving = false,
  ): Promise<BrowserContext> {
    const baseURL = shop === 'shopUrl' || shop === 'sisterUrl' ? fromShop(shop) : shop;
    const context = await browser.newContext({
      baseURL,
      viewport: { width: widths[device], height: device === 'phone' ? 844 : 900 },
      hasTouch: device === 'phone',
      isMobile: device === 'phone',
      javaScriptEnabled,
      userAgent,
      reducedMotion: moving ? 'no-preference' : 'reduce',
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    });
    await context.addCookies([{ name: consentCookie, value: 'true', url: baseURL }]);
    return context;
  }

  async function newVisitor(
    device: Device,
    javaScriptEnabled: boolean,
    shop: Shop | OwnShop = 'shopUrl',
    userAgent?: string,
    moving = false,
  ): Promise<BrowserContext> {
    const context = await openContext(device, javaScriptEnabled, shop, userAgent, moving);
    contexts.push(context);
    return context;
  }

  /** Opens a page of the shop; script errors and failed requests fail the test. */
  async function visit(path: string, options: VisitOptions = {}): Promise<Page> {
    const { device = 'desktop', javaScript = true, firstVisit = false, moving = false, sameAs, expected, shop, userAgent } = options;
    const context = sameAs ? sameAs.context() : await newVisitor(device, javaScript, shop, userAgent, moving);
    if (firstVisit) await context.clearCookies({ name: consentCookie });
    const page = await watchedPage(context, faults, expected);
    await page.goto(path);
    if (javaScript && path !== 'about:blank') await page.waitForFunction(isAwake);
    return page;
  }

  /** A visitor for one piece of work beside concurrent others: for concurrent tests, which share what follows each. */
  async function visitAlone(shop: Shop, work: (page: Page) => Promise<void>, device: Device = 'desktop'): Promise<void> {
    const context = await openContext(device, true, shop);
    const own: string[] = [];
    try {
      await work(opensAwake(await watchedPage(context, own)));
    } finally {
      await context.close();
    }
    expect(own, 'errors on the console').toEqual([]);
  }

  return { visit, visitAlone, newVisitor };
}

/** A page whose `goto` waits until its islands respond: an earlier click would work as without script. */
function opensAwake(page: Page): Page {
  const goTo = page.goto.bind(page);
  page.goto = async (...how) => {
    const answer = await goTo(...how);
    await page.waitForFunction(isAwake);
    return answer;
  };
  return page;
}

async function watchedPage(context: BrowserContext, faults: string[], expected?: RegExp): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  page.on('pageerror', ({ message, stack }) => {
    // The browser's own message about a page left without its cross-fade.
    if (!message.startsWith('Transition was')) faults.push(stack ?? message);
  });
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && !/status of 4\d\d/.test(text) && !expected?.test(text)) faults.push(text);
  });
  return page;
}
