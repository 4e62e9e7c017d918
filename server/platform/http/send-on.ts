import type { FastifyReply } from 'fastify';

/**
 * A page that forwards by itself to a path or URL, so that the next request comes from this site: browsers send strict cookies then, and not on
 * navigation from another site.
 */
export function sendOn(reply: FastifyReply, to: string): FastifyReply {
  const href = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return reply
    .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${href}">` +
        `<title>Continue</title><p><a href="${href}">Continue</a></p></html>`,
    );
}
