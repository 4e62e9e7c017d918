import type { IncomingMessage, ServerResponse } from 'node:http';
import { bestEncoding, type Encoding, worthCompressing } from '../http/server/encoding.ts';
import type { PageCache } from './page-cache.ts';
import type { StoredPage, Variant } from './stored-page.ts';

/** Answers with a page, compressing it first where accepted. */
export async function answerPage(
  cache: PageCache,
  key: string,
  page: StoredPage,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): Promise<void> {
  const encoding = encodingFor(page, request);
  answerForm(page, await cache.variant(key, page, encoding), request, response, requestId);
}

/** Answers with one form of a page, or 304. */
export function answerForm(
  page: StoredPage,
  { body, head }: Variant,
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
): void {
  const given = request.headers['if-none-match'];
  const unchanged = given !== undefined && page.status === 200 && matches(given, page.etag);
  // Modified in place: writeHead serializes the list at once, and a copy would cost on every hit.
  head[head.length - 3] = String(Math.max(0, Math.floor((Date.now() - page.storedAt) / 1000)));
  head[head.length - 1] = requestId;
  response.writeHead(unchanged ? 304 : page.status, head);
  if (unchanged || request.method === 'HEAD') response.end();
  else response.end(body);
}

/** If-None-Match compares weakly: with or without `W/`, in a list, or `*`. */
function matches(given: string, etag: string): boolean {
  return given === etag || given === '*' || given.includes(etag.slice(2));
}

/** The form of a page that the client accepts. */
export function encodingFor(page: StoredPage, request: IncomingMessage): Encoding {
  const accepted = request.headers['accept-encoding'];
  return accepted && page.length >= worthCompressing ? bestEncoding(accepted) : 'identity';
}
