import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';

export const widths = { phone: 390, desktop: 1440 } as const;
export type Device = keyof typeof widths;

export interface VisitOptions {
  device?: Device;
  javaScript?: boolean;
}

/** React has taken the page over; it answers a press from then on, even one that comes before all of it is alive. */
const isAwake = () =>
  [...document.querySelectorAll('body, body > *')].some((node) => Object.keys(node).some((key) => key.startsWith('__reactContainer')));

/** A browser for the tests of one file; every visit is a fresh context without cookies. */
export function useBrowser() {
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
      ],
    });
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), 'errors on the console').toEqual([]);
  });

  /** Opens a page of the shop; script errors and broken requests of it fail the test. */
  async function visit(path: string, { device = 'desktop', javaScript = true }: VisitOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      baseURL: inject('shopUrl'),
      viewport: { width: widths[device], height: device === 'phone' ? 844 : 900 },
      hasTouch: device === 'phone',
      javaScriptEnabled: javaScript,
    });
    contexts.push(context);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 4\d\d/.test(message.text())) faults.push(message.text());
    });
    await page.goto(path);
    if (javaScript) await page.waitForFunction(isAwake);
    return page;
  }

  return { visit };
}
