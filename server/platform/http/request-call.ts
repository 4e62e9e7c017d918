import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Call, CookieOptions } from './call.ts';

/** Session cookies take the `__Host-` prefix where cookies are Secure (rulings: Session and visitor). */
const prefixed = new Set(['session_token', 'guest_session_token']);

/** Builds the `Call` of a request; cookies that its handler sets go out with the reply. */
export function callOf(request: FastifyRequest, reply: FastifyReply, config: Config, brand: string): Call {
  const set = new Map<string, string | null>();
  const nameOf = (name: string) => (config.secureCookies && prefixed.has(name) ? `__Host-${name}` : name);
  return {
    id: request.id,
    now: new Date(),
    brand,
    clientIp: request.ip,
    userAgent: request.headers['user-agent'] ?? null,
    bearer: bearerOf(request.headers.authorization),
    log: request.log as Call['log'],
    cookie: (name) => (set.has(name) ? (set.get(name) ?? undefined) : request.cookies[nameOf(name)]),
    setCookie: (name: string, value: string | null, options: CookieOptions = {}) => {
      set.set(name, value);
      reply.setCookie(nameOf(name), value ?? '', {
        path: '/',
        httpOnly: options.httpOnly ?? true,
        secure: config.secureCookies,
        sameSite: config.secureCookies ? 'strict' : 'lax',
        ...(value === null ? { expires: new Date(0) } : options.maxAge !== undefined && { maxAge: options.maxAge }),
      });
    },
  };
}

function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}
