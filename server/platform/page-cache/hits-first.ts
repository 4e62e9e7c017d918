import type { IncomingMessage, Server } from 'node:http';
import { answerFirst } from '../http/answer-first.ts';
import { answerForm, encodingFor } from './answer.ts';
import type { PageCache } from './page-cache.ts';

export interface HitsFirstOptions {
  readonly cache: PageCache;
  /** What it says no to goes the usual way. */
  mayServe(request: IncomingMessage): boolean;
  /** The cache key a GET request would have if its URL is a page's canonical one. */
  keyOf(request: IncomingMessage): string;
  requestId(): string;
}

/** Lets the server answer kept pages before its framework sees the request. */
export function serveHitsFirst(server: Server, { cache, mayServe, keyOf, requestId }: HitsFirstOptions): void {
  answerFirst(server, (request, response) => {
    if (request.method !== 'GET' || !mayServe(request)) return false;
    const key = keyOf(request);
    const page = cache.ready(key);
    // What is not there may lead elsewhere: who knows that is asked the usual way.
    if (page?.status !== 200) return false;
    const encoding = encodingFor(page, request);
    const form = page.variant(encoding);
    if (!form) return false;
    cache.answered(page);
    answerForm(page, form, request, response, requestId());
    if (form.effort === 'fast') cache.improve(key, page, encoding);
    return true;
  });
}
