import { randomInt } from 'node:crypto';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bestEncoding, worthCompressing } from './encoding.ts';

const text = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b|image\/svg)/;

type Done = (error: Error | null, compressed: Buffer) => void;
type Payload = string | Buffer;
const light = { level: 1 };
const middling = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Largest answer in bytes to compress on the event loop: handing a smaller one to a thread costs more than its 0.1 ms. */
const mostAtOnce = 16_384;
const atOnce = {
  gzip: (payload: Payload, done: Done) => done(null, gzipSync(payload, light)),
  br: (payload: Payload, done: Done) => done(null, brotliCompressSync(payload, middling)),
};
const aside = {
  gzip: (payload: Payload, done: Done) => gzip(payload, light, done),
  br: (payload: Payload, done: Done) => brotliCompress(payload, middling, done),
};

/** Longest padding in bytes: hides the few bytes by which a right guess would shorten an answer. */
const mostPadding = 128;

/**
 * Compresses what is not a cached page, a file or a stream: pages of one visitor and answers of the API. An attacker who can make a visitor's browser
 * request a text of his own may read secrets beside it from the compressed length (BREACH), so requests that browsers mark as coming from another
 * site get plain bytes, and the others a header of random length.
 */
export function compressAnswers(app: FastifyInstance): void {
  // With a callback: what stays plain is sent at once, as the load shedding above the routes expects.
  app.addHook('onSend', (request, reply, payload, done) => {
    const compressible =
      (typeof payload === 'string' || Buffer.isBuffer(payload)) &&
      Buffer.byteLength(payload) >= worthCompressing &&
      text.test(String(reply.getHeader('content-type'))) &&
      !reply.hasHeader('content-encoding');
    if (!compressible) return done(null, payload);
    reply.header('vary', withEncoding(reply.getHeader('vary')));
    const encoding = isFromElsewhere(request) ? 'identity' : bestEncoding(request.headers['accept-encoding'] ?? '');
    if (encoding === 'identity') return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    reply.header('x-padding', 'x'.repeat(randomInt(mostPadding)));
    const compress = Buffer.byteLength(payload) <= mostAtOnce ? atOnce : aside;
    compress[encoding](payload, done);
  });
}

/** Whether another site made a browser with our cookies send this. */
function isFromElsewhere({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  return headers.cookie !== undefined && (site === 'cross-site' || site === 'same-site');
}

function withEncoding(vary: unknown): string {
  const names = vary ? String(vary).split(/, */) : [];
  return names.some((name) => name.toLowerCase() === 'accept-encoding') ? names.join(', ') : [...names, 'accept-encoding'].join(', ');
}
