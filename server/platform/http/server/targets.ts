import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isDecodable } from '../../../../contract/values/escapes.ts';

/**
 * The target to route a request by. The router answers a malformed one itself, past all hooks and without our headers and screens; so it gets the
 * root of the pages or the API instead, and `isMalformed` tells their handlers to refuse it. A request without a host is malformed too (RFC 9112,
 * 3.2).
 */
export function routableTarget({ url = '', headers, httpVersion }: Pick<IncomingMessage, 'url' | 'headers' | 'httpVersion'>): string {
  const isTarget = url.startsWith('/') || /^https?:\/\//i.test(url);
  const hasHost = headers.host !== undefined || httpVersion === '1.0';
  if (isTarget && hasHost && (!url.includes('%') || isDecodable(pathOf(url)))) return url;
  return url.startsWith('/api/') ? '/api/' : '/';
}

/** Whether `routableTarget` replaced the target. */
export const isMalformed = ({ url, originalUrl }: Pick<FastifyRequest, 'url' | 'originalUrl'>): boolean => url !== originalUrl;

/** The target without its query. */
function pathOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? url : url.slice(0, mark);
}

/** The query of a target, unparsed. */
export const queryOf = (url: string): string => url.slice(pathOf(url).length + 1);
