import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyBaseLogger, type FastifyError, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { failure } from '../../../../contract/api/client.ts';
import { commonProblems } from '../../../../contract/api/problems.ts';
import type { Config } from '../../config/config.ts';
import { DatabaseUnavailable } from '../../db/index.ts';
import { unavailable } from '../api.ts';
import { loggedCaller } from '../caller/caller.ts';
import { comesFromShop } from '../csrf.ts';
import { refuse } from '../mount-api.ts';
import { compressAnswers } from './compression.ts';
import { confineKeys } from './confine-keys.ts';
import { takePlainBodies } from './plain-bodies.ts';
import { requestIds } from './request-ids.ts';
import { securityHeaders } from './security-headers.ts';
import { isMalformed, routableTarget } from './targets.ts';
import { expectNothing, lenient, refuseOnTheWire } from './wire-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts what browsers on other sites send, too. */
    fromAnywhere?: boolean;
    isLogged?: boolean | undefined;
  }
  interface FastifyReply {
    /** Answers 503 because staff have closed the shop or brand, which is no error. */
    isClosed?: boolean;
  }
}

/** Maximum bytes of a request body; carts, addresses and reviews are far below. */
const bodyLimit = 64 * 1024;

/** Maximum bytes of an uploaded file. */
const uploadLimit = 16 * 1024 * 1024;

/**
 * Always answered, however busy the process: liveness checks must not restart it, and built files cost next to nothing and belong to pages already
 * sent (a page without style and script is worse than none).
 */
const isUnshed = (url: string): boolean => url === '/healthz' || url === '/metrics' || url.startsWith('/assets/');

export type ServerFactory = (handler: (request: IncomingMessage, response: ServerResponse) => void) => Server;

/**
 * The HTTP server for all routes: request ids, security headers, cookies, forms, body limits, load shedding, CSRF protection, and the error body of
 * spec §8 for every failure.
 */
export async function createServer(config: Config, log: Logger, serverFactory?: ServerFactory): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    // Requests are logged once, by the hook below, with their route's pattern instead of the URL.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies > 0 && ((_address: string, hop: number) => hop < config.trustedProxies),
    bodyLimit,
    requestTimeout: 30_000,
    // Requests on open connections are served while the server closes.
    return503OnClosing: false,
    clientErrorHandler: refuseOnTheWire(headers),
    http: lenient,
    rewriteUrl: routableTarget,
    genReqId: requestIds(),
    routerOptions: { maxParamLength: 500 },
    ...(serverFactory && { serverFactory }),
  });

  expectNothing(app.server);
  app.decorateReply('isClosed', false);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
  compressAnswers(app);
  takePlainBodies(app);
  // Some clients send a content type on every call: an empty body is not malformed JSON.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null) : parseJson(request, body, done),
  );
  await app.register(cookie);
  await app.register(formbody, { bodyLimit });
  // Nothing is read before a handler asks for it. This is the overall maximum; each endpoint has its own limit.
  await app.register(multipart, { limits: { files: 1, parts: 8, fields: 7, fieldSize: 1000, headerPairs: 20, fileSize: uploadLimit } });
  if (config.maxLoopDelayMs > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxLoopDelayMs,
      pressureHandler: (request, reply) => {
        if (isUnshed(request.url)) return;
        const { status, message } = commonProblems.overloaded;
        reply.send(refuse(request, reply, { ...failure(status, message), code: 'overloaded' }, null));
      },
    });
  }

  confineKeys(app);
  app.addHook('preValidation', (request, reply, done) => {
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return done();
    if (request.routeOptions.config.fromAnywhere) return done();
    if (comesFromShop({ headers: request.headers, cookies: request.cookies }, config.secret)) return done();
    reply.send(refuse(request, reply, { ...failure(403), code: 'forbidden' }, null));
  });
  // What is left of a refused upload is read and dropped: browsers show the answer only once they have sent all of it.
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete) raw.unpipe().resume();
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    if (request.routeOptions.config.isLogged === false) return done();
    const route = request.routeOptions.url ?? 'unknown';
    const answer = { status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log.info({ method: request.method, route, ...answer, caller: loggedCaller(request, config) }, 'request');
    done();
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof DatabaseUnavailable) return reply.send(refuse(request, reply, unavailable(error, request), null));
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) request.log.error({ err: error }, 'unexpected error');
    const known = Object.entries(commonProblems).find(([, declared]) => declared.status === statusCode && statusCode < 500);
    const body = known ? { ...failure(statusCode, known[1].message), code: known[0] } : failure(statusCode >= 500 ? statusCode : 400);
    return reply.send(refuse(request, reply, body, null));
  });
  app.setNotFoundHandler((request, reply) => reply.send(refuse(request, reply, failure(isMalformed(request) ? 400 : 404), null)));
  return app;
}
