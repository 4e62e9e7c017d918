import type { FastifyInstance } from 'fastify';
import { failure } from '../../../../contract/api/client.ts';
import { apiKeyStart } from '../api-key.ts';
import { refuse } from '../mount-api.ts';

const sent = new RegExp(`^Bearer ${apiKeyStart}`, 'i');

/**
 * Keeps API keys to the staff API: elsewhere one would count as an unknown visitor. A request with cookies as well comes from a browser, where no key
 * belongs, and it would be unclear who acts.
 */
export function confineKeys(app: FastifyInstance): void {
  app.addHook('preValidation', (request, reply, done) => {
    if (!sent.test(request.headers.authorization ?? '')) return done();
    if (request.headers.cookie !== undefined) {
      return void reply.send(refuse(request, reply, { ...failure(400), code: 'invalid_input' }, null));
    }
    if (!request.url.startsWith('/api/staff/')) {
      return void reply.send(refuse(request, reply, { ...failure(401), code: 'unauthorized' }, null));
    }
    done();
  });
}
