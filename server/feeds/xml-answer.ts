import { Readable } from 'node:stream';

/** The parts of Fastify's request and reply that we use. */
interface Asked {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether the client's copy is at least as new as `changedAt`; HTTP has whole seconds. */
export function hasCurrent({ headers }: Asked, changedAt: Date): boolean {
  const since = Date.parse(String(headers['if-modified-since'] ?? ''));
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

export const takesGzip = ({ headers }: Asked): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(String(headers['accept-encoding'] ?? ''));

/** A string or a stream of strings. */
export const streamOf = (body: string | AsyncIterable<string>): Readable => Readable.from(typeof body === 'string' ? [body] : body);
