import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safePath } from '../../../contract/values/safe-path.ts';
import type { Config } from '../config/config.ts';
import { tokenHash } from '../token-hash.ts';
import type { Call } from './call.ts';
import { networkOf } from './caller/network.ts';
import { Limits } from './limits.ts';
import { sendOn } from './send-on.ts';

/** The recipient of a token: the brand it opens, and the hash of the secret that the browser got from it. */
export interface TransferTarget {
  readonly brand: string;
  readonly stateHash: string;
}

/** The steps of a sign-in that can be transferred between brands' hosts. */
export interface SessionTransfer {
  /** The base of its three addresses, such as `/family`. */
  readonly path: string;
  /** The secret's cookie, which never leaves its host. */
  readonly stateCookie: string;
  /** Whether two brands share no cookies, so that a sign-in must be transferred. */
  isApart(one: string, other: string): boolean;
  isSignedIn(call: Call): Promise<boolean>;
  /** Stores a token for `takeAt` by its hash; false without a sign-in to transfer. */
  give(tokenHash: string, to: TransferTarget, call: Call): Promise<boolean>;
  /** Redeems a token; signs this browser in if it was made for this brand and this secret's hash. */
  take(tokenHash: string, at: { brand: string; stateHash: string | null }, call: Call): Promise<void>;
}

export interface SessionTransferParts {
  readonly config: Pick<Config, 'shopUrls'>;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** The request of a step. */
interface Asked {
  /** The last of a repeated name counts, where Fastify returns a list. */
  readonly query: ReadonlyMap<string, string>;
  /** The same step requested from this site; null if it already is. */
  readonly again: string | null;
}

/** Requests per network and minute; a step takes two. */
const limit = { max: 60, windowSeconds: 60 };
const stateSeconds = 120;

const secret = (): string => randomBytes(32).toString('base64url');

/**
 * One sign-in for brands whose hosts share no cookies. The visited brand (1) gives the browser a secret and sends it to the brand it came from, which
 * (2) makes a token for exactly that brand and secret and sends it back, where (3) the token opens a session: once, and only for that browser.
 * A stolen token therefore opens nothing, and nobody can be led into somebody else's account. The steps are redirects, but each is reached from
 * another site and forwards to itself once, to be sent the strict cookies: the sign-in to transfer or to end, and the guest's cart.
 */
export function serveSessionTransfer(app: FastifyInstance, { config, makeCall }: SessionTransferParts, handOver: SessionTransfer): void {
  const { path, stateCookie } = handOver;
  const limits = new Limits();
  const sister = (key: string | undefined, { brand }: Call) =>
    key && key !== brand && handOver.isApart(key, brand) ? config.shopUrls.get(key) : undefined;
  const step = (name: string, take: (asked: Asked, call: Call, to: string, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(`${path}/${name}`, async (request, reply) => {
      await limits.consume(path, networkOf(request.ip), limit);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      const query = new Map(new URL(request.url, 'http://shop').searchParams);
      const again = query.has('again') ? null : `${path}/${name}?${new URLSearchParams([...query, ['again', '1']])}`;
      return take({ query, again }, makeCall(request, reply), safePath(query.get('to')) ?? '/', reply);
    });

  step('sign-in', async ({ query, again }, call, to, reply) => {
    const url = sister(query.get('from'), call);
    if (!url || (await handOver.isSignedIn(call))) return reply.redirect(to, 303);
    if (again) return sendOn(reply, again);
    const state = secret();
    call.setCookie(stateCookie, state, { maxAge: stateSeconds, sameSite: 'lax' });
    return reply.redirect(`${url}${path}/hand-over?${new URLSearchParams({ brand: call.brand, state: tokenHash(state), to })}`, 303);
  });

  step('hand-over', async ({ query, again }, call, to, reply) => {
    const [brand, state = ''] = [query.get('brand'), query.get('state')];
    const url = sister(brand, call);
    if (!url || !brand || !/^[\w-]{43}$/.test(state)) return reply.redirect('/', 303);
    const token = secret();
    if (await handOver.give(tokenHash(token), { brand, stateHash: state }, call)) {
      return reply.redirect(`${url}${path}/arrive?${new URLSearchParams({ token, to })}`, 303);
    }
    return again ? sendOn(reply, again) : reply.redirect(url + to, 303);
  });

  step('arrive', async ({ query, again }, call, to, reply) => {
    const state = call.cookie(stateCookie);
    const token = query.get('token');
    if (token && again) return sendOn(reply, again);
    if (token) {
      call.setCookie(stateCookie, null, { sameSite: 'lax' });
      await handOver.take(tokenHash(token), { brand: call.brand, stateHash: state ? tokenHash(state) : null }, call);
    }
    return sendOn(reply, to);
  });
}
