import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, CDPSession } from 'playwright-core';
import { type Device, devices } from './devices.ts';

/** The browser's window loads some three hundred modules for its address bar; a shopper's is open before the visit. */
const windowAtRest = 3000;
/** Milliseconds from hover to click, and from press to release: as fast as quick hands. */
const atRest = 150;
const held = 80;
/** Milliseconds until what follows a scroll has settled. */
const settling = 300;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A page without anything but the shop, and without data from other visits. Playwright's pages have an inspector, for which V8 records source
 * positions of errors: React creates one on start, which parses the whole source a second time.
 */
export class PlainVisit {
  readonly #browser: CDPSession;
  readonly #context: string;
  readonly #session: string;
  readonly #device: Device;
  readonly #answers = new Map<number, (answer: { result?: unknown; error?: { message: string } }) => void>();
  #asked = 0;

  private constructor(browser: CDPSession, context: string, session: string, device: Device) {
    this.#browser = browser;
    this.#context = context;
    this.#session = session;
    this.#device = device;
    browser.on('Target.receivedMessageFromTarget', ({ sessionId, message }) => {
      if (sessionId !== session) return;
      const answer = JSON.parse(message);
      this.#answers.get(answer.id)?.(answer);
      this.#answers.delete(answer.id);
    });
  }

  /** An empty page of a device's size, on a processor `slowdown` times slower, where `first` runs before anything else. */
  static async open(browser: Browser, device: Device, slowdown: number, first: () => void): Promise<PlainVisit> {
    const devtools = await browser.newBrowserCDPSession();
    // Playwright leaves alone a context it does not know.
    const { browserContextId } = await devtools.send('Target.createBrowserContext');
    // A window of its own: what changes outside a smaller one is never shown, and the press that changed it never ends.
    const window = { ...devices[device], newWindow: true };
    const { targetId } = await devtools.send('Target.createTarget', { url: 'about:blank', browserContextId, ...window });
    const { sessionId } = await devtools.send('Target.attachToTarget', { targetId, flatten: false });
    const visit = new PlainVisit(devtools, browserContextId, sessionId, device);
    await visit.#send('Page.enable');
    await visit.#send('Page.addScriptToEvaluateOnNewDocument', { source: `(${first})()` });
    await visit.#send('Emulation.setDeviceMetricsOverride', { ...devices[device], deviceScaleFactor: 1, mobile: false });
    await visit.#send('Emulation.setTouchEmulationEnabled', { enabled: device === 'phone' });
    await visit.#send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await sleep(windowAtRest);
    return visit;
  }

  async goto(url: string): Promise<void> {
    await this.#send('Page.navigate', { url });
  }

  /** The awaited value of an expression, polled until truthy. Throws after 20 seconds. */
  async until<Value>(expression: string): Promise<Value> {
    for (let tries = 0; tries < 200; tries++) {
      const { result } = await this.#send<{ result: { value?: Value } }>('Runtime.evaluate', { expression, returnByValue: true });
      if (result.value) return result.value;
      await sleep(100);
    }
    throw new Error(`In vain waited for ${expression}`);
  }

  /** Clicks the centre of an element given by an expression, once it has settled: a bar at the window's bottom follows the scroll a moment later. */
  async press(element: string): Promise<void> {
    const middle = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))(${element}.getBoundingClientRect())`;
    let point = await this.until<Point>(`${element}.scrollIntoView({ block: 'center', behavior: 'instant' }), ${middle}`);
    for (let before: Point | null = null; before?.x !== point.x || before.y !== point.y; ) {
      before = point;
      await sleep(settling);
      point = await this.until<Point>(middle);
    }
    await this.pressAt(point);
  }

  /** Presses like people: a finger, or a resting mouse; either is held for a moment. */
  async pressAt(point: Point): Promise<void> {
    if (this.#device === 'phone') {
      await this.#send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
      await sleep(held);
      await this.#send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      return;
    }
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...point });
    await sleep(atRest);
    const press = { ...point, button: 'left', clickCount: 1 };
    await this.#send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await sleep(held);
    await this.#send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  }

  async close(): Promise<void> {
    await this.#browser.send('Target.disposeBrowserContext', { browserContextId: this.#context });
    await this.#browser.detach();
  }

  async #send<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#asked;
    const answered = new Promise<{ result?: unknown; error?: { message: string } }>((answer) => this.#answers.set(id, answer));
    await this.#browser.send('Target.sendMessageToTarget', { sessionId: this.#session, message: JSON.stringify({ id, method, params }) });
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }
}
