import { lookup as resolve } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf, errorOf } from '../../platform/errors.ts';
import { isOutside } from './addresses.ts';

/** A file could not be fetched; the message explains why to the person who gave the address. */
export class DownloadFailed extends Error {
  /** Whether a retry may succeed. */
  readonly passing: boolean;

  constructor(message: string, { passing = false }: { passing?: boolean } = {}) {
    super(message);
    this.passing = passing;
  }
}

export interface DownloadLimits {
  maxBytes: number;
  /** Timeout of one attempt in milliseconds, up to the last byte. */
  timeout?: number;
  /** Which IP addresses may be contacted; tests allow their own machine. */
  allows?: (address: string) => boolean;
  /** Milliseconds before each further attempt. */
  pauses?: readonly number[];
  /** Ends the time for all downloads together. */
  signal?: AbortSignal;
}

const maxRedirects = 4;
const defaultTimeout = 20_000;
const defaultPauses = [500, 2_000] as const;
/** The longest Retry-After we respect. */
const maxPause = 10_000;

/**
 * Downloads an http(s) address. Refuses addresses of our own network, whatever name hides them: the name is resolved once and the connection goes to
 * the checked address; the same for redirects. Retries transient errors. Throws `DownloadFailed`.
 */
export async function download(address: string, limits: DownloadLimits): Promise<Buffer> {
  const pauses = limits.pauses ?? defaultPauses;
  for (let tries = 0; ; tries++) {
    if (limits.signal?.aborted) throw new DownloadFailed('was left, as the time for pictures is over; import the file again to fetch it');
    try {
      return await follow(address, limits);
    } catch (error) {
      const failure = error instanceof DownloadFailed ? error : new DownloadFailed(wordsOf(errorOf(error)), { passing: true });
      const wait = pauses[tries];
      if (!failure.passing || wait === undefined) throw failure;
      await pause(wait);
    }
  }
}

async function follow(address: string, limits: DownloadLimits): Promise<Buffer> {
  const signal = AbortSignal.any([AbortSignal.timeout(limits.timeout ?? defaultTimeout), ...(limits.signal ? [limits.signal] : [])]);
  let at = address;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const url = checked(at, limits.allows ?? isOutside);
    const answer = await request(url, limits.allows ?? isOutside, signal);
    const { statusCode: status = 0, headers } = answer;
    if (status === 200) return read(answer, limits.maxBytes);
    answer.destroy();
    if (status >= 300 && status < 400 && headers.location) {
      at = new URL(headers.location, url).href;
      continue;
    }
    if (status === 429) await pause(Math.min(maxPause, (Number(headers['retry-after']) || 0) * 1000));
    throw new DownloadFailed(`its server answers ${status}`, { passing: status >= 500 || status === 429 });
  }
  throw new DownloadFailed('is passed on from address to address');
}

/** The URL if it is allowed. A name is checked when resolved; a literal IP address is not resolved, so it is checked here. */
function checked(address: string, allows: (address: string) => boolean): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) throw new DownloadFailed('is not an http(s) address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) > 0 && !allows(host)) throw new DownloadFailed('is an address of a private network');
  return url;
}

function request(url: URL, allows: (address: string) => boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const lookup: LookupFunction = (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, '');
      const open = addresses.filter(({ address }) => allows(address));
      const [first] = open;
      if (!first) return done(new DownloadFailed('is an address of a private network'), '');
      if (options.all) return done(null, open);
      done(null, first.address, first.family);
    });
  };
  const { get } = url.protocol === 'https:' ? https : http;
  return new Promise((answered, failed) => {
    const headers = {
      accept: 'image/avif,image/webp,image/*,model/gltf-binary,*/*;q=0.5',
      'user-agent': 'Mantel import',
      'accept-encoding': 'identity',
    };
    get(url, { lookup, signal, headers, agent: false }, answered).on('error', failed);
  });
}

async function read(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooLarge = () => new DownloadFailed(`is larger than ${Math.round(maxBytes / 1_000_000)} MB`);
  if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
    answer.destroy();
    throw tooLarge();
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  const parts: AsyncIterable<Buffer> = answer;
  for await (const chunk of parts) {
    bytes += chunk.length;
    // Leaving the loop ends the connection.
    if (bytes > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function wordsOf(error: Error): string {
  const code = codeOf(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'takes too long to come';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'has a host that is not known';
  return `cannot be fetched (${code ?? error.message})`;
}
