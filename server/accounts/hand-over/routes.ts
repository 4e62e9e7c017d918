import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brandName } from '../../../contract/family.ts';
import { safePath } from '../../../contract/safe-path.ts';
import type { Config } from '../../platform/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Call } from '../../platform/http/call.ts';
import { Limits } from '../../platform/http/limits.ts';
import { sharesCookies } from '../../platform/shop-urls.ts';
import { keepEntered } from '../sign-in/routes.ts';
import { arrive, askForSignIn, handOver } from './operations.ts';

export interface HandOverParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls' | 'cookieDomain' | 'secret'>;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

type Asked = FastifyRequest<{ Querystring: Record<string, string | undefined> }>;

/** Hand-overs a visitor's address may ask for in a minute. */
const limit = { max: 30, windowSeconds: 60 };

/** Serves the three steps of signing in at a sister brand (`operations.ts`). They are addresses that browsers are sent through, not pages. */
export function serveHandOver(app: FastifyInstance, { database, config, makeCall }: HandOverParts): void {
  const limits = new Limits();
  const sister = (key: string | undefined, { brand }: Call) =>
    key && key !== brand && !sharesCookies(config, key, brand) ? config.shopUrls.get(key) : undefined;
  const step = (path: string, take: (asked: Asked, call: Call, to: string, reply: FastifyReply) => Promise<FastifyReply>) =>
    app.get(path, async (request, reply) => {
      await limits.consume('family', request.ip, limit);
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
      const asked = request as Asked;
      return take(asked, makeCall(request, reply), safePath(asked.query.to) ?? '/', reply);
    });

  step('/family/sign-in', async ({ query }, call, to, reply) => {
    const url = sister(query.from, call);
    const state = url && (await askForSignIn(database, call));
    if (!state) return reply.redirect(to, 303);
    return reply.redirect(`${url}/family/hand-over?${new URLSearchParams({ brand: call.brand, state, to })}`, 303);
  });

  step('/family/hand-over', async ({ query, url: asked }, call, to, reply) => {
    const url = sister(query.brand, call);
    if (!url || !query.brand || !/^[\w-]{43}$/.test(query.state ?? '')) return reply.redirect('/', 303);
    const token = await handOver(database, { brand: query.brand, stateHash: query.state ?? '' }, call);
    if (token) return reply.redirect(`${url}/family/arrive?${new URLSearchParams({ token, to })}`, 303);
    // A strict cookie does not come along from another site; from a page of its own it does.
    if (query.again === undefined) return sendOn(reply, `${asked}&again=1`, query.brand);
    return reply.redirect(url + to, 303);
  });

  step('/family/arrive', async ({ query }, call, to, reply) => {
    const arrived = query.token ? await arrive(database, query.token, call) : null;
    if (arrived) keepEntered(call, arrived.session, config.secret, arrived.email);
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
