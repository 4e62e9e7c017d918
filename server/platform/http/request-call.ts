import type { FastifyReply, FastifyRequest } from 'fastify';
import { own } from '../../../contract/values/own.ts';
import type { Config } from '../config/config.ts';
import type { Call, CookieOptions, RawRequest } from './call.ts';
import { callerOf } from './caller/caller.ts';
import { channelOf } from './caller/channel.ts';
import { networkOf } from './caller/network.ts';
import { formWithFile } from './form-with-file.ts';
import { isStorableText } from './storable.ts';

/** Session cookies take the `__Host-` prefix where cookies are Secure (rulings: Session and visitor). */
const prefixed = new Set(['session_token', 'guest_session_token', 'staff_session_token']);
/** Never shared with a brand on another host. */
const ownHost = new Set(['staff_session_token', 'staff_known_device', 'family_state', 'staff_family_state']);

/** Builds the `Call` of a request; cookies set by its handler go out with the reply. `now` is the shop's time. */
export function callOf(request: FastifyRequest, reply: FastifyReply, config: Config, brand: string, now = new Date()): Call {
  const set = new Map<string, string | null>();
  const domainOf = (name: string) => (config.cookieDomain && !ownHost.has(name) ? config.cookieDomain : undefined);
  // A cookie with a domain cannot have the `__Host-` prefix.
  const prefixOf = (name: string) => (domainOf(name) ? '__Secure-' : '__Host-');
  const nameOf = (name: string) => (config.secureCookies && prefixed.has(name) ? prefixOf(name) + name : name);
  const sent = (name: string) => {
    const value = own(request.cookies, name);
    return value !== undefined && isStorableText(value) ? value : undefined;
  };
  return {
    id: request.id,
    now,
    brand,
    clientIp: request.ip,
    network: networkOf(request.ip),
    channel: channelOf(request.headers['user-agent'], config.appAgents),
    userAgent: request.headers['user-agent'] ?? null,
    bearer: bearerOf(request.headers.authorization),
    accessToken: tokenOf(request.headers['access-token'] ?? request.headers.access_token),
    walletToken: tokenOf(request.headers['wallet-token']),
    caller: callerOf(request.headers),
    optsOut: request.headers['sec-gpc'] === '1',
    log: request.log,
    file: async () => (request.isMultipart() ? (await formWithFile(request)).file : null),
    raw: () => rawOf(request),
    cookie: (name) => (set.has(name) ? (set.get(name) ?? undefined) : sent(nameOf(name))),
    sentCookie: (name) => sent(nameOf(name)),
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

function rawOf({ body = Buffer.alloc(0), headers }: FastifyRequest): RawRequest {
  if (!Buffer.isBuffer(body)) throw new Error('Only an endpoint that declares raw has its body as bytes');
  return {
    body,
    header: (name) => {
      const value = own(headers, name);
      return typeof value === 'string' ? value : undefined;
    },
  };
}

const tokenOf = (header: string | string[] | undefined): string | null => (typeof header === 'string' ? header : null);

function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/-]+=*)$/i.exec(header ?? '')?.[1] ?? null;
}
