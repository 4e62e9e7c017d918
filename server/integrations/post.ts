import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isOutside } from '../media/index.ts';
import { codeOf, errorOf } from '../platform/errors.ts';

const timeLimitMs = 5000;
/** More of an answer is not read. */
const maxBytes = 16_384;

/** Where webhooks may go: `loopback` adds this machine by http, for tests and development. */
export type Reach = 'public' | 'loopback';

const isAllowed = (address: string, reach: Reach): boolean => isOutside(address) || (reach === 'loopback' && address === '127.0.0.1');

/** The address as a URL, if webhooks may go there as far as it shows; its name is checked when it is resolved. */
export function webhookUrl(address: string, reach: Reach): URL | null {
  const url = URL.parse(address);
  if (!url || url.username || url.password) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !isAllowed(host, reach)) return null;
  const isLocal = reach === 'loopback' && host === '127.0.0.1';
  return url.protocol === 'https:' || (isLocal && url.protocol === 'http:') ? url : null;
}

/** Connects to the address that was checked, so that a name cannot lead elsewhere afterwards. */
function guardedLookup(reach: Reach): LookupFunction {
  return (name, options, done) =>
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => isAllowed(address, reach))) return done(new Error('address of a private network'), '');
      if (options.all) return done(null, found);
      done(null, first.address, first.family);
    });
}

/** The answer's status, or why there was none. Redirects are not followed; the answer's body is dropped. */
export async function post(
  address: string,
  body: string,
  headers: Readonly<Record<string, string>>,
  reach: Reach,
): Promise<{ status: number | null; error: string | null }> {
  const url = webhookUrl(address, reach);
  if (!url) return { status: null, error: 'address not allowed' };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((answered) => {
    const sent = request(
      url,
      { method: 'POST', lookup: guardedLookup(reach), signal: AbortSignal.timeout(timeLimitMs), headers, agent: false },
      (answer) => {
        let bytes = 0;
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes > maxBytes) answer.destroy();
        });
        answer.on('error', () => {});
        answer.on('close', () => answered({ status: answer.statusCode ?? null, error: null }));
      },
    );
    sent.on('error', (error) => answered({ status: null, error: reasonOf(errorOf(error)) }));
    sent.end(body);
  });
}

function reasonOf(error: Error): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer within 5 seconds';
  return codeOf(error) ?? error.message;
}
