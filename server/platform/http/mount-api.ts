import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { type Failure, failure } from '../../../contract/api/client.ts';
import type { DescribedEndpoint } from '../../../contract/api/described.schemas.ts';
import { commonProblems, type ErrorBody } from '../../../contract/api/problems.ts';
import { isDecodable } from '../../../contract/values/escapes.ts';
import { type Api, failureOf, type Input } from './api.ts';
import type { Call } from './call.ts';
import { problemsOf } from './problem.ts';
import { queryOf } from './server/targets.ts';
import { takesJson } from './takes-json.ts';

const problem = problemsOf(commonProblems);

export interface MountParts {
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Mounts every bound endpoint; answers are private and never stored. */
export function mountApi(app: FastifyInstance, api: Api, { makeCall }: MountParts): void {
  const methods = new Map<string, Set<string>>();
  for (const binding of api.bindings) {
    const { endpoint, options } = binding;
    methods.set(endpoint.path, (methods.get(endpoint.path) ?? new Set()).add(endpoint.method));
    const mount = (to: FastifyInstance) =>
      to.route({
        method: endpoint.method,
        url: endpoint.path,
        config: { isLogged: endpoint.isLogged },
        ...(options.shed && { onRequest: shedding(endpoint, options.shed) }),
        handler: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          if (endpoint.serverOnly) return refuse(request, reply, failure(404, 'This endpoint is not available client side.'), endpoint);
          if (!takesJson(request.headers.accept)) return refuse(request, reply, failure(406), endpoint);
          const call = makeCall(request, reply);
          try {
            return await api.run(binding, inputOf(request), call);
          } catch (error) {
            return refuse(request, reply, failureOf(error, endpoint, call), endpoint);
          }
        },
      });
    if (endpoint.isRaw) app.register(async (scope) => void mount(unparsed(scope)));
    else mount(app);
  }
  for (const [url, known] of methods) refuseOtherMethods(app, url, known);
}

/** Refuses calls that there is no time for; the reasons to refuse one for good are found by the handler. */
const shedding =
  (endpoint: DescribedEndpoint, shed: () => number | null): onRequestHookHandler =>
  (request, reply, done) => {
    const retryAfterSeconds = shed();
    if (retryAfterSeconds === null) return done();
    const { status, message } = commonProblems.too_many_requests;
    const failed = { ...failure(status, message), code: 'too_many_requests', details: { retryAfterSeconds } };
    reply.header('cache-control', 'no-store').send(refuse(request, reply, failed, endpoint));
  };

/** Routes in this scope receive their bodies as bytes. */
function unparsed(scope: FastifyInstance): FastifyInstance {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  return scope;
}

/** A known path answers 405 to other methods and lists the allowed ones (spec §8). */
function refuseOtherMethods(app: FastifyInstance, url: string, known: ReadonlySet<string>): void {
  const allowed = [...known, ...(known.has('GET') ? ['HEAD'] : [])];
  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'].filter((method) => !known.has(method)),
    url,
    handler: async (request, reply) => refuse(request, reply.header('allow', allowed.join(', ')), failure(405), null),
  });
}

/** Throws `invalid_input` for malformed escapes in the query; the router has checked the path's. */
function inputOf(request: FastifyRequest): Input {
  const { params, query, url } = request;
  const body = Buffer.isBuffer(request.body) ? {} : (request.body ?? {});
  if (!isDecodable(queryOf(url))) throw problem('invalid_input');
  return { params, query, body };
}

/** Answers with spec §8's error body, or the original one where the endpoint provides it or the client asks for it. */
export function refuse(request: FastifyRequest, reply: FastifyReply, failed: Failure, endpoint: DescribedEndpoint | null): ErrorBody {
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

/** For logs and support; left out where only the user's message is requested (spec §8). */
function withSystemMessages<B extends ErrorBody & { code?: string | undefined }>(body: B, requestId: string): B {
  return { ...body, systemMessages: [`${body.code ?? body.message} (request ${requestId})`] };
}
