import { hash } from 'node:crypto';
import { Readable } from 'node:stream';

/** The parts of Fastify's request and reply that we use. */
interface Asked {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A weak tag, as the bytes depend on the encoding, of anything that is equal only while the answer is. */
export const tagOf = (mark: string): string => `W/"${hash('sha1', mark, 'base64url')}"`;

/** Whether the client has the answer with this tag, or any of several. */
export function hasCurrent({ headers }: Asked, tag: string): boolean {
  const given = String(headers['if-none-match'] ?? '');
  return given === '*' || given.includes(tag.slice('W/'.length));
}

export const takesGzip = ({ headers }: Asked): boolean => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\b)/.test(String(headers['accept-encoding'] ?? ''));

/** A string or a stream of strings. */
export const streamOf = (body: string | AsyncIterable<string>): Readable => Readable.from(typeof body === 'string' ? [body] : body);
