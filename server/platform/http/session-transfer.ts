import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandName } from '../../../brands/family.ts';
import { safePath } from '../../../contract/values/safe-path.ts';
import type { Config } from '../config.ts';
import type { Call } from './call.ts';
import { Limits } from './limits.ts';
import { networkOf } from './network.ts';

/** For whom a token is made: the brand it opens, and the hash of the secret that the asking browser has from it. */
export interface TransferTarget {
  readonly brand: string;
  readonly stateHash: string;
}

/** What a sign-in that can be handed over from one brand's host to another's does at its steps. */
export interface SessionTransfer {
  /** Where its three addresses stand, e.g. `/family`. */
  readonly path: string;
  /** The cookie of the secret; it never leaves its host. */
  readonly stateCookie: string;
  /** Whether two brands are so far apart that a sign-in has to be handed over. */
  isApart(one: string, other: string): boolean;
  isSignedIn(call: Call): Promise<boolean>;
  /** Keeps a token for `takeAt`, by its hash; false for who has no sign-in to hand over. */
  give(tokenHash: string, to: TransferTarget, call: Call): Promise<boolean>;
  /** Uses a token up; signs this browser in when it was made for this brand and this secret's hash. */
  take(tokenHash: string, at: { brand: string; stateHash: string | null }, call: Call): Promise<void>;
}

export interface SessionTransferParts {
  readonly config: Pick<Config, 'shopUrls'>;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** A step as it was asked for. Of a name that is given twice the last counts; Fastify's own query has a list there. */
interface Asked {
  readonly url: string;
  readonly query: ReadonlyMap<string, string>;
}

/** Steps that a network may take in a minute. */
const limit = { max: 30, windowSeconds: 60 };
const stateSeconds = 120;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
const secret = (): string => randomBytes(32).toString('base64url');

/**
 * One sign-in on brands whose hosts share no cookies. The brand that is visited (1) gives the browser a secret of its own and sends it to the
 * brand it comes from, which (2) makes a token for exactly that brand and that secret's hash and sends it back, where (3) the token opens a
 * session: once, and only for the browser that has the secret. So a token that is caught opens nothing, and nobody can be brought to
 * follow one into somebody else's account. The steps are addresses that browsers are sent through, not pages.
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
    // A strict cookie does not come along from another site; from a page of its own it does.
    if (!query.has('again')) return sendOn(reply, `${asked}&again=1`, brand);
    return reply.redirect(url + to, 303);
  });

  step('arrive', async ({ query }, call, to, reply) => {
    const state = call.cookie(stateCookie);
    const token = query.get('token');
    if (token) {
      call.setCookie(stateCookie, null, { sameSite: 'lax' });
      await handOver.take(hashOf(token), { brand: call.brand, stateHash: state ? hashOf(state) : null }, call);
    }
    return sendOn(reply, to, call.brand);
  });
}

/** A page that goes on by itself, so that the next request comes from this site. */
function sendOn(reply: FastifyReply, to: string, brand: string): FastifyReply {
  const [href, name] = [to, brandName(brand)].map((text) =>
    text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;'),
  );
  return reply
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${href}">` +
        `<title>${name}</title><p><a href="${href}">On to ${name}</a></p></html>`,
    );
}
