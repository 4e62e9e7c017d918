import type { IncomingMessage, Server } from 'node:http';
import { answerFirst } from '../http/server/answer-first.ts';
import { answerForm, encodingFor } from './answer.ts';
import type { PageCache } from './page-cache.ts';

export interface HitsFirstOptions {
  readonly cache: PageCache;
  /** Returns false to let a request take the usual way. */
  mayServe(request: IncomingMessage): boolean;
  /** The cache key of a GET request whose URL is a page's canonical one. */
  keyOf(request: IncomingMessage): string;
  requestId(): string;
}

/** Answers cached pages before the framework sees the request. */
export function serveHitsFirst(server: Server, { cache, mayServe, keyOf, requestId }: HitsFirstOptions): void {
  answerFirst(server, (request, response) => {
    if (request.method !== 'GET' || !mayServe(request)) return false;
    const key = keyOf(request);
    const page = cache.ready(key);
    // A missing page may redirect, which the usual way knows.
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
