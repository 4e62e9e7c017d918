import type { FastifyInstance } from 'fastify';
import { failure } from '../../../../contract/api/client.ts';
import { commonProblems } from '../../../../contract/api/problems.ts';
import { refuse } from '../mount-api.ts';

/**
 * Refuses bodies that say they are compressed, before they are read, and names what is taken (RFC 9110 §15.5.16). Reading them as they are would take
 * a plain body for what its sender calls gzip, where a proxy or a filter in front reads something else; unpacking them would let a small one grow.
 */
export function takePlainBodies(app: FastifyInstance): void {
  const refusal = {
    ...failure(commonProblems.unsupported_media_type.status, 'Send the body without a content encoding.'),
    code: 'unsupported_media_type',
  };
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']?.trim().toLowerCase() || 'identity';
    if (encoding === 'identity' || request.method === 'GET' || request.method === 'HEAD') return done();
    reply.header('accept-encoding', 'identity').send(refuse(request, reply, refusal, null));
  });
}
