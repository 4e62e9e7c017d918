import { randomInt } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { brotliCompress, brotliCompressSync, constants, createBrotliCompress, createGzip, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding, worthCompressing } from './encoding.ts';

const text = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b|image\/svg)/;

type Done = (error: Error | null, compressed: Buffer | Readable) => void;
type Payload = string | Buffer;
const light = { level: 1 };
const middling = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Largest answer in bytes to compress on the event loop: handing a smaller one to a thread costs more than its 0.1 ms. */
const maxAtOnce = 16_384;
const atOnce = {
  gzip: (payload: Payload, done: Done) => done(null, gzipSync(payload, light)),
  br: (payload: Payload, done: Done) => done(null, brotliCompressSync(payload, middling)),
};
const aside = {
  gzip: (payload: Payload, done: Done) => gzip(payload, light, done),
  br: (payload: Payload, done: Done) => brotliCompress(payload, middling, done),
};

const flowing = { gzip: () => createGzip(light), br: () => createBrotliCompress(middling) };

/** A text that fails while it is written stops without its end. */
const compressed = (written: Readable, encoding: keyof typeof flowing): Readable => pipeline(written, flowing[encoding](), () => {});

/** Longest padding in bytes: hides the few bytes by which a right guess would shorten an answer. */
const maxPadding = 128;

/**
 * Compresses what is not a cached page or a file: pages of one visitor, answers of the API, and downloads while they are written. An attacker who can
 * make a visitor's browser request a text of his own may read secrets beside it from the compressed length (BREACH), so requests that browsers mark as
 * coming from another site get plain bytes, and the others a header of random length.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With a callback: what stays plain is sent at once, as the load shedding above the routes expects.
  app.addHook('onSend', (request, reply, payload, done: Done) => {
    const isText = text.test(String(reply.getHeader('content-type'))) && !reply.hasHeader('content-encoding');
    if (!isText || !(isLong(payload) || isWritten(payload, reply))) return done(null, payload as Buffer);
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = isFromElsewhere(request) ? 'identity' : bestEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === 'identity') return done(null, payload as Buffer);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    reply.header('x-padding', 'x'.repeat(randomInt(maxPadding)));
    if (payload instanceof Readable) return done(null, compressed(payload, encoding));
    const compress = Buffer.byteLength(payload) <= maxAtOnce ? atOnce : aside;
    compress[encoding](payload, done);
  });
}

const isLong = (payload: unknown): payload is Payload =>
  (typeof payload === 'string' || Buffer.isBuffer(payload)) && Buffer.byteLength(payload) >= worthCompressing;

/** A stream of unknown length: a file's is known. */
const isWritten = (payload: unknown, reply: FastifyReply): payload is Readable =>
  payload instanceof Readable && !reply.hasHeader('content-length');

/** Whether another site made a browser with our cookies send this. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return headers.cookie !== undefined && (site === 'cross-site' || site === 'same-site');
}

function withEncoding(vary: unknown): string {
  const names = vary ? String(vary).split(/, */) : [];
  return names.some((name) => name.toLowerCase() === 'accept-encoding') ? names.join(', ') : [...names, 'accept-encoding'].join(', ');
}
