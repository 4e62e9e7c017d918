import { randomInt } from 'node:crypto';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bestEncoding, worthCompressing } from './encoding.ts';

const text = /^(text\/|application\/(.+\+)?(json|xml|javascript)\b|image\/svg)/;

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
    if (encoding === 'gzip') gzip(payload, { level: 1 }, done);
    else brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }, done);
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
