import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, failure } from '../../../contract/client.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ErrorBody } from '../../../contract/problems.ts';
import type { Api } from './api.ts';
import { failureOf } from './api.ts';
import type { Call } from './call.ts';

export interface MountParts {
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Puts every bound endpoint on the server; answers are private and never stored. */
export function mountApi(app: FastifyInstance, api: Api, { makeCall }: MountParts): void {
  const methods = new Map<string, Set<string>>();
  for (const { endpoint } of api.bindings) {
    methods.set(endpoint.path, (methods.get(endpoint.path) ?? new Set()).add(endpoint.method));
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { isLogged: endpoint.isLogged },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        if (endpoint.serverOnly) return refuse(request, reply, failure(404, 'This endpoint is not available client side.'), endpoint);
        const call = makeCall(request, reply);
        try {
          return await api.run(endpoint, inputOf(request), call);
        } catch (error) {
          return refuse(request, reply, failureOf(error, endpoint, call), endpoint);
        }
      },
    });
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known);
}

/** A path that is there answers 405 to what it does not do, and says what it does (spec §8). */
function refuseOtherMethods(app: FastifyInstance, url: string, known: ReadonlySet<string>): void {
  const allowed = [...known, ...(known.has('GET') ? ['HEAD'] : [])];
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !known.has(method)),
    url,
    handler: async (request, reply) => refuse(request, reply.header('allow', allowed.join(', ')), failure(405), null),
  });
}

function inputOf(request: FastifyRequest): Record<string, unknown> {
  const body = request.body;
  return {
    ...(typeof body === 'object' && body !== null && !Array.isArray(body) ? body : {}),
    ...(request.query as object),
    ...(request.params as object),
  };
}

/** Answers spec §8's error body; the original one where the endpoint gives it or the client asks for it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failed: Failure, endpoint: Endpoint | null): ErrorBody {
  const { statusCode } = failed;
  if (statusCode === 401 || statusCode === 403) request.log.info({ statusCode, code: failed.code }, 'unauthenticated');
  else if (statusCode === 429 || statusCode === 503) reply.header('retry-after', String(failed.details?.retryAfterSeconds ?? 2));
  reply.code(statusCode);
  const bare: ErrorBody = { statusCode, message: failed.message, ok: false };
  const wanted = request.headers['x-error-body'];
  if (!endpoint?.originalError && wanted !== 'original' && wanted !== 'user') return bare;
  const { code, details, fields } = failed;
  const original = { ...bare, code, ...(details && { details }), ...(fields && { fields }) };
  return wanted === 'user' || statusCode >= 500 ? original : withSystemMessages(original, request.id);
}

/** For logs and support, stripped where only the user's message is asked for (spec §8). */
function withSystemMessages<B extends ErrorBody & { code?: string | undefined }>(body: B, requestId: string): B {
  return { ...body, systemMessages: [`${body.code} (request ${requestId})`] };
}
