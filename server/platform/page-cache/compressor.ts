import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/server/encoding.ts';
import type { StoredPage } from './stored-page.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Answers after which a page deserves the best compression. */
const hitsWorthIt = 8;

const efforts = {
  fast: { br: 4, gzip: 1 },
  best: { br: 11, gzip: 9 },
} as const;

async function compress(body: Buffer, encoding: 'gzip' | 'br', effort: keyof typeof efforts): Promise<Buffer> {
  const level = efforts[effort][encoding];
  if (encoding === 'gzip') return alone(await zip(body, { level }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return alone(await brotli(body, { params }));
}

/** Copied, because Node slices small results out of 64 KB blocks, and caching one would retain its whole block uncounted. */
function alone(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

/** Compresses bodies off the main thread: once per page and encoding while somebody waits, and better later, one at a time. */
export class Compressor {
  readonly #underWay = new WeakMap<StoredPage, Map<Encoding, Promise<Buffer>>>();
  #improving = false;

  fast(page: StoredPage, encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return page.plain();
    const work = this.#underWay.get(page) ?? new Map<Encoding, Promise<Buffer>>();
    this.#underWay.set(page, work);
    let body = work.get(encoding);
    if (!body) {
      body = page.plain().then((plain) => compress(plain, encoding, 'fast'));
      work.set(encoding, body);
    }
    return body;
  }

  /** Does nothing for rarely requested or finished pages, or while another one is being compressed. */
  best(page: StoredPage, encoding: Encoding, done: (body: Buffer) => void): void {
    if (encoding === 'identity' || this.#improving) return;
    if (page.hits < hitsWorthIt || page.variant(encoding)?.effort !== 'fast') return;
    this.#improving = true;
    page
      .plain()
      .then((plain) => compress(plain, encoding, 'best'))
      .then(done)
      .finally(() => {
        this.#improving = false;
      });
  }
}
