import type { FastifyReply, FastifyRequest } from 'fastify';
import { commonProblems } from '../../../contract/problems.ts';
import type { Config } from '../config.ts';
import type { Call, CookieOptions, UploadedFile } from './call.ts';
import { channelOf } from './channel.ts';
import { problemsOf } from './problem.ts';

const problem = problemsOf(commonProblems);

/** Session cookies take the `__Host-` prefix where cookies are Secure (rulings: Session and visitor). */
const prefixed = new Set(['session_token', 'guest_session_token', 'staff_session_token']);
/** Never shared with a brand on another host. */
const ownHost = new Set(['staff_session_token', 'family_state', 'staff_family_state']);

/** Builds the `Call` of a request; cookies that its handler sets go out with the reply. */
export function callOf(request: FastifyRequest, reply: FastifyReply, config: Config, brand: string): Call {
  const set = new Map<string, string | null>();
  const domainOf = (name: string) => (config.cookieDomain && !ownHost.has(name) ? config.cookieDomain : undefined);
  // What has a domain may not be called `__Host-`.
  const prefixOf = (name: string) => (domainOf(name) ? '__Secure-' : '__Host-');
  const nameOf = (name: string) => (config.secureCookies && prefixed.has(name) ? prefixOf(name) + name : name);
  return {
    id: request.id,
    now: new Date(),
    brand,
    clientIp: request.ip,
    channel: channelOf(request.headers['user-agent'], config.appAgents),
    userAgent: request.headers['user-agent'] ?? null,
    bearer: bearerOf(request.headers.authorization),
    accessToken: tokenOf(request.headers.access_token),
    optsOut: request.headers['sec-gpc'] === '1',
    log: request.log as Call['log'],
    file: () => fileOf(request),
    cookie: (name) => (set.has(name) ? (set.get(name) ?? undefined) : request.cookies[nameOf(name)]),
    setCookie: (name: string, value: string | null, options: CookieOptions = {}) => {
      set.set(name, value);
      reply.setCookie(nameOf(name), value ?? '', {
        path: '/',
        domain: domainOf(name),
        httpOnly: options.httpOnly ?? true,
        secure: config.secureCookies,
        sameSite: options.sameSite ?? (config.secureCookies ? 'strict' : 'lax'),
        ...(value === null ? { expires: new Date(0) } : options.maxAge !== undefined && { maxAge: options.maxAge }),
      });
    },
  };
}

/** The first file of a multipart form. A form that is cut off or malformed is the sender's fault: `invalid_input`. */
async function fileOf(request: FastifyRequest): Promise<UploadedFile | null> {
  if (!request.isMultipart()) return null;
  const part = await request.file().catch((error: unknown) => {
    request.log.info({ err: error }, 'unreadable form');
    throw problem('invalid_input');
  });
  return part ? { name: part.filename, content: part.file } : null;
}

const tokenOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}
