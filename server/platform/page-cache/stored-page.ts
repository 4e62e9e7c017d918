import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Encoding } from '../http/server/encoding.ts';

const plainOf = { br: promisify(brotliDecompress), gzip: promisify(gunzip) } as const;

/** A finished public answer. A null `keep` is answered once and not cached. */
export interface Cacheable {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly keep: Keep | null;
}

/** Seconds fresh, seconds served stale while a new one is rendered, and purge tags. */
export interface Keep {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly tags: readonly string[];
}

/** One form of the body, compressed `fast` while somebody waited, or `best` in the background. */
export interface Variant {
  readonly body: Buffer;
  readonly effort: 'none' | 'fast' | 'best';
  /** Header names and values alternating, ready to write except the last two: age and request id. */
  readonly head: string[];
}

/** Milliseconds for which a renewed page is still served. */
const outdatedFor = 10_000;

/** A CDN drops its own copy of an outdated page, and must not get another one. */
const outdatedControl = 'public, max-age=0, must-revalidate';

/**
 * A page with the forms of its body made so far. Its bytes never change, only how long it counts as fresh. The plain form, several times larger and
 * rarely requested, is dropped once there is a compressed one.
 */
export class StoredPage {
  readonly status: number;
  readonly keep: Keep | null;
  readonly etag: string;
  readonly storedAt: number;
  /** Bytes of the plain body. */
  readonly length: number;
  /** Set by every hit, cleared by the cache when it looks for something to evict. */
  used = false;
  hits = 0;
  /** When its contents changed, in milliseconds. */
  #outdatedAt = Number.POSITIVE_INFINITY;
  #headers: Readonly<Record<string, string>>;
  readonly #variants: Partial<Record<Encoding, Variant>> = {};

  /** `now` in milliseconds. */
  constructor({ status, headers, body, keep }: Cacheable, now: number) {
    this.status = status;
    this.keep = keep;
    this.storedAt = now;
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.length = body.length;
    this.#headers = headers;
    this.addVariant('identity', body, 'none');
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }

  /** The body uncompressed. */
  async plain(): Promise<Buffer> {
    const { identity, br, gzip } = this.#variants;
    if (identity) return identity.body;
    if (br) return plainOf.br(br.body);
    if (gzip) return plainOf.gzip(gzip.body);
    throw new Error('a page without any form of its body');
  }

  get bytes(): number {
    let sum = 1024;
    for (const { body } of Object.values(this.#variants)) sum += body.length;
    return sum;
  }

  isFresh(now: number): boolean {
    return this.keep !== null && now < this.storedAt + this.keep.maxAge * 1000 && now < this.#outdatedAt;
  }

  /** Fresh, or stale but still servable while a new one is rendered. */
  isServable(now: number): boolean {
    if (!this.keep || now >= this.#outdatedAt + outdatedFor) return false;
    return now < this.storedAt + (this.keep.maxAge + this.keep.staleWhileRevalidate) * 1000;
  }

  /** Its contents have changed: stale from now on, servable only briefly, and nothing for shared caches. The first change counts. */
  outdate(now: number): void {
    this.#outdatedAt = Math.min(this.#outdatedAt, now);
    this.#headers = { ...this.#headers, 'cache-control': outdatedControl };
    for (const { head } of Object.values(this.#variants)) {
      const at = head.indexOf('cache-control');
      if (at >= 0) head[at + 1] = outdatedControl;
    }
  }

  variant(encoding: Encoding): Variant | undefined {
    return this.#variants[encoding];
  }

  addVariant(encoding: Encoding, body: Buffer, effort: Variant['effort']): Variant {
    const headers: Record<string, string> = { ...this.#headers, etag: this.etag, 'content-length': String(body.length) };
    if (encoding !== 'identity') {
      headers['content-encoding'] = encoding;
      delete this.#variants.identity;
    }
    const variant = { body, effort, head: [...Object.entries(headers).flat(), 'age', '0', 'x-request-id', ''] };
    this.#variants[encoding] = variant;
    return variant;
  }

  /** Takes over its predecessor's compressed forms when the bytes are the same. */
  inherit(previous: StoredPage): void {
    if (previous.etag !== this.etag) return;
    this.hits = previous.hits;
    for (const encoding of ['gzip', 'br'] as const) {
      const variant = previous.variant(encoding);
      if (variant) this.addVariant(encoding, variant.body, variant.effort);
    }
  }
}
