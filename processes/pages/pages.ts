import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Client, type Transport } from '../../contract/api/client.ts';
import { own } from '../../contract/values/own.ts';
import { safePath } from '../../contract/values/safe-path.ts';
import type { Config } from '../../server/platform/config/config.ts';
import { DatabaseUnavailable } from '../../server/platform/db/index.ts';
import type { Api } from '../../server/platform/http/api.ts';
import type { Call, UploadedFile } from '../../server/platform/http/call.ts';
import { channelOf } from '../../server/platform/http/caller/channel.ts';
import { formWithFile } from '../../server/platform/http/form-with-file.ts';
import { sendOn } from '../../server/platform/http/send-on.ts';
import { requestIds } from '../../server/platform/http/server/request-ids.ts';
import { isMalformed } from '../../server/platform/http/server/targets.ts';
import { answerPage, type PageCache, serveHitsFirst } from '../../server/platform/page-cache/index.ts';
import type { Lead } from '../../server/redirects/index.ts';
import type { Answer, PageLayer, Place, Visit } from '../../web/page/entry.server.tsx';
import { anonymous } from './anonymous.ts';
import { builtPages } from './built.ts';
import { serveConsentStyle } from './consent-style.ts';
import { developmentPages } from './development.ts';
import type { PageSource } from './page-source.ts';

export interface RouteParts {
  readonly api: Api;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
  /** Seconds until a visitor may retry while a page is closed to them; null admits them. Omitted: never closed. */
  readonly closedFor?: ((path: string | null, brand: string, makeCall: () => Call) => Promise<number | null>) | undefined;
  /** Where an address without a page leads, at most to the first that `isPage`; omitted: nowhere. */
  readonly leadOf?: ((brand: string, target: string, isPage: (target: string) => Promise<boolean>) => Promise<Lead | null>) | undefined;
  /** False while the shop is closed to some: nobody may keep the pages that staff see. Omitted: always open. */
  mayServeFirst?(host: string): boolean;
  /** Omitted: every page is rendered for each request. */
  readonly cache?: PageCache | undefined;
  /** Runs what a public page reads, which may come from a replica. Omitted: as it is. */
  mayLag?<T>(work: () => T): T;
  /** User agent parts of the app's web views, whose pages are cached separately. */
  readonly appAgents: readonly string[];
  /** Whether cookies are strict, so that browsers withhold them on navigation from another site. */
  readonly secureCookies: boolean;
}

export interface PagesParts extends Omit<RouteParts, 'appAgents' | 'secureCookies'> {
  readonly app: FastifyInstance;
  readonly config: Config;
  /** The brand's key for a host name. */
  brandOf(host: string | undefined): string;
  /** False while pages must not be answered before the caller is known. */
  mayServeFirst(host: string): boolean;
}

/** Serves every page of the shop: cached ones before Fastify, all others by load and render. */
export async function mountPages(parts: PagesParts): Promise<void> {
  const { app, config, cache, brandOf } = parts;
  const development = config.mode === 'development';
  const source = development ? await developmentPages(app, config) : await builtPages(app, config);
  const kept = development || config.pageCacheBytes === 0 ? undefined : cache;
  const { appAgents, secureCookies } = config;
  await app.register(async (scope) => mountRoutes(scope, source, { ...parts, cache: kept, appAgents, secureCookies }));
  if (!kept) return;
  const layer = await source.layer();
  kept.onPurge((tags) => layer.purge(tags));
  serveHitsFirst(app.server, {
    cache: kept,
    mayServe: ({ headers }) => headers.host !== undefined && parts.mayServeFirst(headers.host),
    keyOf: (request) => keyOf(brandOf(request.headers.host), request.url ?? '', request.headers, appAgents),
    requestId: requestIds(),
  });
}

/** Only the routes, on any source: the shop's or a test's. */
export function mountRoutes(scope: FastifyInstance, source: PageSource, parts: RouteParts): void {
  // Pages' actions get the form as sent, not the object the API would parse.
  scope.removeContentTypeParser('application/x-www-form-urlencoded');
  scope.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
  scope.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
    // Errors of API requests are answered by the API's handler, wherever they occurred.
    if (request.url.startsWith('/api/')) throw error;
    const layer = await source.layer();
    const visit = visitOf(request, parts.makeCall(request, reply), parts, 'public');
    if (error instanceof DatabaseUnavailable) return send(reply, await layer.closed(error.retryAfterSeconds, visit, 'outage'));
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'unexpected error');
    return send(reply, await layer.failure(status, null, visit, null));
  });
  scope.get('/speculation-rules.json', async (request, reply) => {
    const rules = request.headers['save-data'] === 'on' ? '{}' : (await source.layer()).speculationRules();
    return reply
      .headers({ 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600', vary: 'save-data' })
      .send(rules);
  });
  serveConsentStyle(scope, (request, name) => own(request.cookies, name));
  scope.all('/*', async (request, reply) => {
    const layer = await source.layer();
    const place = layer.locate(request.url);
    const isApiPage = place.kind === 'page' && place.canonical.startsWith('/api/');
    if (request.url.startsWith('/api/') && (!isApiPage || isMalformed(request))) return reply.callNotFound();
    const answer = await answerTo(place, request, reply, layer, parts);
    return answer ? send(reply, answer) : reply;
  });
}

/** The response to send, or null when it has been sent. */
async function answerTo(
  place: Place,
  request: FastifyRequest,
  reply: FastifyReply,
  layer: PageLayer,
  parts: RouteParts,
): Promise<Answer | null> {
  const call = parts.makeCall(request, reply);
  const anybody = () => visitOf(request, call, parts, 'public');
  const seconds = (await parts.closedFor?.(pathOf(place), call.brand, () => call)) ?? null;
  if (seconds !== null) {
    reply.isClosed = true;
    return layer.closed(seconds, anybody());
  }
  if (isMalformed(request)) return layer.failure(400, null, anybody(), null);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && isFile(request)) {
    reply.header('allow', 'GET, HEAD');
    return layer.failure(405, null, anybody(), null);
  }
  if (request.method === 'POST') {
    if (place.kind !== 'page') return layer.failure(404, null, anybody(), null);
    const posted = await formOf(request);
    if (typeof posted === 'number') return layer.failure(posted, null, anybody(), null);
    return layer.post(place, posted.form, visitOf(request, call, parts, 'personal', posted.file));
  }
  if (!isRead) {
    reply.header('allow', 'GET, HEAD, POST');
    return layer.failure(405, null, anybody(), null);
  }
  if (place.kind === 'moved') return layer.moved(place);
  const found = place.kind === 'page' ? place : null;
  if (found && !(await layer.isPublic(found))) {
    // A link on another site, such as in webmail: without its cookies a signed-in shopper would be a stranger.
    if (parts.secureCookies && request.method === 'GET' && request.headers['sec-fetch-site'] === 'cross-site') {
      sendOn(reply, safePath(request.url) ?? found.canonical);
      return null;
    }
    const answer = await layer.get(found, visitOf(request, call, parts, 'personal'));
    return layer.redirectWithForeign(answer, found) ?? answer;
  }
  const visit = anybody();
  const elsewhere = () => leadElsewhere(request, visit, layer, parts);
  if (!found) {
    const answer = await elsewhere();
    if (answer) return answer;
  }
  // After the cache, which answers concurrent requests for a page alike, whatever else their addresses hold.
  const instead = async (answer: Pick<Answer, 'status' | 'headers'>) =>
    found && (isMissing(answer) ? elsewhere() : layer.redirectWithForeign(answer, found));
  if (!parts.cache || !visit.mayKeep) {
    const answer = await layer.get(found, visit);
    return (await instead(answer)) ?? answer;
  }
  const key = keyOf(visit.brand, found?.canonical ?? 'nowhere', request.headers, parts.appAgents);
  const page = await parts.cache.serve(key, () => layer.get(found, visit));
  const answer = await instead(page);
  if (answer) return answer;
  reply.hijack();
  await answerPage(parts.cache, key, page, request.raw, reply.raw, request.id);
  return null;
}

/** Where a place's page is, however the request wrote it; null without one. */
function pathOf(place: Place): string | null {
  if (place.kind === 'nowhere') return null;
  return place.kind === 'page' ? place.canonical : place.location;
}

/** A form as sent, with the file that its page's calls take; or the status of one that cannot be read. */
async function formOf(request: FastifyRequest): Promise<{ form: URLSearchParams; file: UploadedFile | null } | 400 | 415> {
  if (request.body instanceof URLSearchParams) return { form: request.body, file: null };
  if (!request.isMultipart()) return 415;
  return formWithFile(request).catch(() => 400);
}

/** Whether an address is served beside the pages, such as robots.txt; a file takes no forms. */
const isFile = ({ server, url }: FastifyRequest): boolean => server.hasRoute({ method: 'GET', url: url.split('?', 1)[0] ?? '' });

const isMissing = ({ status }: { readonly status: number }): boolean => status === 404 || status === 410;

/** Where an address without a page leads (docs/decisions/0112-old-addresses.md); null when nowhere or unknown. */
async function leadElsewhere(request: FastifyRequest, visit: Visit, layer: PageLayer, { leadOf }: RouteParts): Promise<Answer | null> {
  try {
    const isPage = async (target: string) => {
      const place = layer.locate(target);
      return place.kind === 'moved' || (place.kind === 'page' && !isMissing(await layer.get(place, visit)));
    };
    const lead = (await leadOf?.(visit.brand, request.url, isPage)) ?? null;
    return lead && (await layer.lead(lead, visit));
  } catch (error) {
    visit.report(error);
    return null;
  }
}

/** For a public page the call is stripped of the visitor, so that nothing personal can get into a shared page. */
function visitOf(
  request: FastifyRequest,
  caller: Call,
  parts: RouteParts,
  kind: 'public' | 'personal',
  file: UploadedFile | null = null,
): Visit {
  const made = { ...caller, file: async () => file };
  const call = kind === 'public' ? anonymous(made) : made;
  const inner = parts.api.inProcess(call);
  const { transport, outage } = watchingForOutage(kind === 'public' && parts.mayLag ? reading(inner, parts.mayLag) : inner);
  return {
    brand: call.brand,
    channel: call.channel,
    now: call.now,
    client: new Client(transport),
    outage,
    cookie: (name) => call.cookie(name),
    mayKeep: parts.mayServeFirst?.(request.headers.host ?? '') ?? true,
    as: wantsData(request.headers.accept) ? 'data' : 'document',
    report: (error) => request.log.error({ err: error }, 'page failed'),
  };
}

/** Calls that only read may lag. */
const reading = (inner: Transport, mayLag: <T>(work: () => T) => T): Transport => ({
  call: (endpoint, input) => (endpoint.method === 'GET' ? mayLag(() => inner.call(endpoint, input)) : inner.call(endpoint, input)),
});

/** Records when a call fails because the database is down. */
function watchingForOutage(inner: Transport) {
  let seconds: number | null = null;
  const transport: Transport = {
    call: async (endpoint, input) => {
      const result = await inner.call(endpoint, input);
      if (!result.ok && result.code === 'unavailable') seconds = Number(result.details?.retryAfterSeconds ?? 5);
      return result;
    },
  };
  return { transport, outage: () => seconds };
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}

const wantsData = (accept: string | undefined): boolean => accept?.startsWith('application/json') ?? false;

/** The identity of a cached page: brand, address, document or data, and website or app. */
function keyOf(brand: string, canonical: string, headers: IncomingHttpHeaders, appAgents: readonly string[]): string {
  const channel = channelOf(headers['user-agent'], appAgents);
  const page = wantsData(headers.accept) ? `${brand} ${canonical} data` : `${brand} ${canonical}`;
  return channel === 'website' ? page : `${page} ${channel}`;
}
