import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Span, Tracer } from '../../tracing/tracer.ts';

/**
 * Makes a span of every request that reaches the framework, named by method and route pattern. Address, query, cookies and visitor stay out of it; what a client sends as `traceparent` is
 * not followed, since anybody may send one. Cached pages are answered before this and have no span.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const open = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = tracer.begin(request.method, 'server', { 'http.request.method': request.method });
    open.set(request, span);
    tracer.within(span, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const attributes = { 'http.route': route, 'http.response.status_code': reply.statusCode, 'request.id': request.id };
    open.get(request)?.end({ name: `${request.method} ${route}`, failed: reply.statusCode >= 500, attributes });
    done();
  });
}
