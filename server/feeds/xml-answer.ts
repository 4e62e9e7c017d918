import { Readable } from 'node:stream';

/** What of a request decides how it is answered, and what an answer needs; Fastify's own fit. */
interface Asked {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** Whether who asks has what is there since `changedAt`; HTTP counts in whole seconds. */
export function hasCurrent({ headers }: Asked, changedAt: Date): boolean {
  const since = Date.parse(String(headers['if-modified-since'] ?? ''));
  return Math.floor(changedAt.getTime() / 1000) * 1000 <= since;
}

export const takesGzip = ({ headers }: Asked): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(String(headers['accept-encoding'] ?? ''));

/** Text, all at once or as it comes. */
export const streamOf = (body: string | AsyncIterable<string>): Readable => Readable.from(typeof body === 'string' ? [body] : body);
