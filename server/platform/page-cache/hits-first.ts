import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerReady, hasForm } from './answer.ts';
import type { PageCache } from './page-cache.ts';

export interface HitsFirstOptions {
  readonly cache: PageCache;
  /** The cache key a GET request would have if its URL is a page's canonical one. */
  keyOf(request: IncomingMessage): string;
  requestId(): string;
}

/**
 * Lets the server answer kept pages before its framework sees the request. Everything else, and everything once the server
 * is closing, goes the usual way.
 */
export function serveHitsFirst(server: Server, { cache, keyOf, requestId }: HitsFirstOptions): void {
  const usual = server.listeners('request') as ((request: IncomingMessage, response: ServerResponse) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (request.method === 'GET' && server.listening) {
      const key = keyOf(request);
      const page = cache.ready(key, (kept) => hasForm(kept, request));
      if (page) return answerReady(cache, key, page, request, response, requestId());
    }
    for (const handle of usual) handle(request, response);
  });
}
