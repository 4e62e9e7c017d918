import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safePath } from '../../../contract/values/safe-path.ts';
import { brandNameOf } from '../brand-names.ts';
import type { Config } from '../config/config.ts';
import type { OfShop } from '../per-shop.ts';
import type { Call } from './call.ts';
import { networkOf } from './caller/network.ts';
import { Limits } from './limits.ts';

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
  readonly database: OfShop;
  readonly config: Pick<Config, 'shopUrls'>;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** A step's query. The last of a repeated name counts, where Fastify returns a list. */
interface Asked {
  readonly url: string;
  readonly query: ReadonlyMap<string, string>;
}

/** Steps per network and minute. */
const limit = { max: 30, windowSeconds: 60 };
const stateSeconds = 120;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

/**
 * One sign-in for brands whose hosts share no cookies. The visited brand (1) gives the browser a secret and sends it to the brand it came from, which
 * (2) makes a token for exactly that brand and secret and sends it back, where (3) the token opens a session: once, and only for that browser.
 * A stolen token therefore opens nothing, and nobody can be led into somebody else's account. The steps are redirects, not pages.
 */
export function serveSessionTransfer(
  app: FastifyInstance,
  { database, config, makeCall }: SessionTransferParts,
  handOver: SessionTransfer,
): void {
  const { path, stateCookie } = handOver;
  const limits = new Limits();
  const sister = (key: string | undefined, { brand }: Call) =>
    key && key !== brand && handOver.isApart(key, brand) ? config.shopUrls.get(key) : undefined;
  const step = (name: string, take: (asked: Asked, call: Call, to: string, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(`${path}/${name}`, async (request, reply) => {
      await limits.consume(path, networkOf(request.ip), limit);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      const query = new Map(new URL(request.url, 'http://shop').searchParams);
      return take({ url: request.url, query }, makeCall(request, reply), safePath(query.get('to')) ?? '/', reply);
    });

  step('sign-in', async ({ query }, call, to, reply) => {
    const url = sister(query.get('from'), call);
    if (!url || (await handOver.isSignedIn(call))) return reply.redirect(to, 303);
    const state = secret();
    call.setCookie(stateCookie, state, { maxAge: stateSeconds, sameSite: 'lax' });
    return reply.redirect(`${url}${path}/hand-over?${new URLSearchParams({ brand: call.brand, state: hashOf(state), to })}`, 303);
  });

  step('hand-over', async ({ query, url: asked }, call, to, reply) => {
    const [brand, state = ''] = [query.get('brand'), query.get('state')];
    const url = sister(brand, call);
    if (!url || !brand || !/^[\w-]{43}$/.test(state)) return reply.redirect('/', 303);
    const token = secret();
    if (await handOver.give(hashOf(token), { brand, stateHash: state }, call)) {
      return reply.redirect(`${url}${path}/arrive?${new URLSearchParams({ token, to })}`, 303);
    }
    // A strict cookie is not sent on navigation from another site, but from our own page it is.
    if (!query.has('again')) return sendOn(reply, `${asked}&again=1`, await brandNameOf(database, brand, call.now));
    return reply.redirect(url + to, 303);
  });

  step('arrive', async ({ query }, call, to, reply) => {
    const state = call.cookie(stateCookie);
    const token = query.get('token');
    if (token) {
      call.setCookie(stateCookie, null, { sameSite: 'lax' });
      await handOver.take(hashOf(token), { brand: call.brand, stateHash: state ? hashOf(state) : null }, call);
    }
    return sendOn(reply, to, await brandNameOf(database, call.brand, call.now));
  });
}

/** A page that forwards by itself, so that the next request comes from this site. */
function sendOn(reply: FastifyReply, to: string, brandName: string): FastifyReply {
  const [href, name] = [to, brandName].map((text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'));
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${href}">` +
        `<title>${name}</title><p><a href="${href}">On to ${name}</a></p></html>`,
    );
}
