import type { FastifyInstance, FastifyRequest } from 'fastify';
import { consentCookie } from '../../contract/visitor/consent.ts';
import { consentDrawerId, consentStyle } from '../../web/shell/consent/consent.ts';

/**
 * The only style sheet that depends on the visitor: it hides a dismissed cookie notice (spec §4). Only browsers without script request it, since
 * pages are the same for everybody.
 */
export function serveConsentStyle(scope: FastifyInstance, cookieOf: (request: FastifyRequest, name: string) => string | undefined): void {
  scope.get(consentStyle, async (request, reply) => {
    const isRead = cookieOf(request, consentCookie) === 'true';
    return reply
      .headers({ 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, no-store' })
      .send(isRead ? `#${consentDrawerId}{display:none}` : '');
  });
}
