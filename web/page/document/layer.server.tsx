import type { Client } from '../../../contract/api/client.ts';
import { familySignIn } from '../../../contract/urls/shop.ts';
import { own } from '../../../contract/values/own.ts';
import {
  type Answer,
  type Asked,
  cacheHeaders,
  failureJson,
  type Keep,
  keepBy,
  keptMiss,
  redirectAnswer,
  type TagHeader,
} from '../answer.ts';
import { speculationRules } from '../browser/speculation.ts';
import { type ClosedData, closedScreen, type FailurePages, failureScreen } from '../failure-pages.ts';
import type { ProvidersComponent } from '../island-renderer.server.tsx';
import {
  type AnyPage,
  type FlashMessages,
  flashIn,
  type Loaded,
  oneClickAction,
  type PageModule,
  type PageRequest,
  type ShellVariant,
  type Site,
} from '../page.ts';
import { type LoadedShell, lastResort, renderPage, type ShellComponent, type ShellData, shellData } from '../render.server.tsx';
import { type Route, RouteTable } from '../route.ts';
import { ShellCache } from '../shell-cache.ts';
import type { AssetsOf, DocumentAssets } from './assets.ts';
import { documentTitle } from './document.tsx';
import { documentHeaders, framed, type VendorAccess } from './headers.ts';
import { locate, type Place, withQuery } from './locate.ts';
import type { SoftPage } from './page-data.ts';
import { utf8 } from './utf8.ts';

export interface PageLayerParts {
  readonly routes: readonly Route[];
  /** By screen; each loaded on first use. */
  readonly pages: Readonly<Record<string, () => Promise<{ default: AnyPage }>>>;
  readonly failurePages: FailurePages;
  /** The shell's form actions, by `action` field, available on every page; the page is then shown again. */
  readonly shellActions: Readonly<Record<string, (client: Client) => Promise<unknown>>>;
  readonly Shell: ShellComponent;
  readonly Providers: ProvidersComponent;
  loadShell(client: Client, brand: string, variant: ShellVariant): Promise<LoadedShell>;
  /** The brand's shop. */
  site(brand: string): Site;
  /** Addresses of the brands served. */
  readonly urls: ReadonlyMap<string, string>;
  /** Whether campaigns are left out on a path (spec §2.1). */
  skipsCampaigns(path: string): boolean;
  /** Whether two of them share no cookies, so that a sign-in must be transferred. */
  isApart(one: string, other: string): boolean;
  readonly assetsOf: AssetsOf;
  readonly dev: boolean;
  readonly secure: boolean;
  /** The headers that tell a CDN a page's tags; none without one. */
  readonly tagHeaders: readonly TagHeader[];
  readonly vendors: VendorAccess;
  /** The card provider's, on pages that take cards; null where the shop's own form takes them. */
  readonly cardVendor: VendorAccess | null;
}

/** The caller. On a public page neither client nor cookies may depend on the visitor. */
export interface Visit extends Asked {
  readonly brand: string;
  readonly now: Date;
  readonly client: Client;
  cookie(name: string): string | undefined;
  /** False while the shop is closed to others: nobody may keep what staff see. */
  readonly mayKeep: boolean;
  /** Receives every unexpected error once. */
  report(error: unknown): void;
  /** Seconds to retry after, once a call has failed because the database is down; otherwise null. */
  outage?(): number | null;
}

type Found = Extract<Place, { kind: 'page' }>;

/** How a document is answered. */
interface Answering {
  readonly status: number;
  readonly visit: Visit;
  readonly keep: Keep | null;
  readonly variant?: ShellVariant | undefined;
}

/** The tag of every page with menus, which also purges the cached shell data. */
export const shellTag = 'menu';
/** The tag of a brand's site-wide content; `server/content/show/tags.ts` purges it. */
const siteTagOf = (brand: string): string => `site:${brand}`;
const shellMaxAge = 30_000;

/** Turns a page request into a finished response: match, load, render. Independent of server and caching. */
export class PageLayer {
  readonly #parts: PageLayerParts;
  readonly #table: RouteTable;
  readonly #headers: Record<string, string>;
  /** Only pages in the full frame get vendors' scripts. */
  readonly #shopHeaders: Record<string, string>;
  readonly #cardHeaders: Record<string, string>;
  readonly #shells = new ShellCache<ShellData>(shellMaxAge);

  constructor(parts: PageLayerParts) {
    this.#parts = parts;
    this.#table = new RouteTable(parts.routes);
    this.#headers = documentHeaders(parts);
    this.#shopHeaders = documentHeaders(parts, parts.vendors);
    this.#cardHeaders = parts.cardVendor ? documentHeaders(parts, parts.cardVendor) : this.#headers;
  }

  /** Resolves a request's target (`/path?query`). */
  locate(target: string): Place {
    return locate(this.#table, target);
  }

  /** The page module of a location. */
  async #page({ route }: Found): Promise<AnyPage> {
    const load = own(this.#parts.pages, route.screen);
    if (!load) throw new Error(`web/screens/${route.screen}/page.ts is missing`);
    return (await load()).default;
  }

  /** Whether this page has the same bytes for all visitors. A page that fails to load is not public. */
  async isPublic(place: Found): Promise<boolean> {
    try {
      return (await this.#page(place)).open(({ cache }) => cache !== 'none');
    } catch {
      return false;
    }
  }

  /** The redirect to the page's location. */
  moved({ location }: Extract<Place, { kind: 'moved' }>): Answer {
    return this.#redirect(location, 301);
  }

  /**
   * A page's redirect within the shop, or to a sister brand's, with the parameters that the page does not read (spec §3, campaign tracking); null for
   * any other answer, and for a page without campaigns.
   */
  redirectWithForeign({ status, headers }: Pick<Answer, 'status' | 'headers'>, { foreign, canonical }: Found): Answer | null {
    const { location = '' } = headers;
    const isOurs = location.startsWith('/') || [...this.#parts.urls.values()].some((shop) => location.startsWith(`${shop}/`));
    if (foreign === '' || !isOurs || ![301, 302, 303].includes(status)) return null;
    const [path = ''] = canonical.split('?', 1);
    return this.#parts.skipsCampaigns(path) ? null : this.#redirect(withQuery(location, foreign), status);
  }

  /** For an old address: the redirect, or that it is gone permanently. */
  async lead(lead: { readonly status: 301 | 302; readonly location: string } | { readonly status: 410 }, visit: Visit): Promise<Answer> {
    return lead.status === 410 ? this.failure(410, null, visit, null) : this.#redirect(lead.location, lead.status);
  }

  /** Renders a page; `null` renders the not-found page. Never throws. */
  async get(place: Found | null, visit: Visit): Promise<Answer> {
    return this.#guarded(visit, async () => {
      if (!place) return this.failure(404, null, visit, keptMiss);
      const found = await this.#page(place);
      return found.open(async (page) => this.#answer(page, await page.load(this.#request(place, visit, page.flashes)), place, visit));
    });
  }

  /** Runs the action named by a form's `action` field, then redirects or renders the page with its result. Never throws. */
  async post(place: Found, form: URLSearchParams, visit: Visit): Promise<Answer> {
    return this.#guarded(visit, async () => {
      const shellAction = Object.entries(this.#parts.shellActions).find(([name]) => name === form.get('action'))?.[1];
      if (shellAction) {
        await shellAction(visit.client);
        return this.#redirect(place.canonical, 303);
      }
      return (await this.#page(place)).open((page) => this.#act(page, place, form, visit));
    });
  }

  async #act<D>(page: PageModule<D>, place: Found, form: URLSearchParams, visit: Visit): Promise<Answer> {
    if (!page.actions) return withHeader(await this.failure(405, null, visit, null), 'allow', 'GET, HEAD');
    const action = own(page.actions, form.get('List-Unsubscribe') === 'One-Click' ? oneClickAction : (form.get('action') ?? ''));
    if (!action) return this.failure(400, null, visit, null);
    const answer = await this.#answer(page, await action(form, this.#request(place, visit)), place, { ...visit, mayKeep: false });
    return withHeader(answer, 'cache-control', 'private, no-store');
  }

  /** Renders the error screen with its status. Never throws. */
  async failure(status: number, message: string | null, visit: Visit, keep: Keep | null): Promise<Answer> {
    if (visit.as === 'data') return this.#json(status, failureJson(status, message), keep, visit);
    const page = status === 404 || status === 410 ? this.#parts.failurePages.notFound : this.#parts.failurePages.error;
    try {
      return await this.#document(page, failureScreen(status), { data: { status, message } }, { status, visit, keep });
    } catch (error) {
      visit.report(error);
      return this.#html(status, lastResort, null, visit);
    }
  }

  /**
   * Renders the maintenance page, with 503 and the seconds to retry after: for every page of a closed shop, and when the database is down, which it
   * does not use. Never throws.
   */
  async closed(retryAfterSeconds: number, visit: Visit, because: ClosedData['because'] = 'maintenance'): Promise<Answer> {
    const { failurePages, assetsOf } = this.#parts;
    const answer = await this.#guarded(visit, async () => {
      if (visit.as === 'data') return this.#json(503, failureJson(503, null), null, visit);
      const page = failurePages.closed;
      const assets = { ...(await assetsOf(visit.brand, closedScreen)), entry: null, modules: [] };
      // A closed shop still has its database, which knows how to reach customer service.
      const shell = because === 'maintenance' ? await this.#shell('bare', visit, assets).catch(() => null) : null;
      const site = { ...this.#parts.site(visit.brand), ...shell?.site };
      const data = { because, retryAfterSeconds, name: site.name, support: site.support };
      const html = renderPage({
        page,
        variant: 'bare',
        data,
        head: page.head(data, site),
        Shell: Bare,
        Providers: NoProviders,
        shell: noShell,
        screen: closedScreen,
        site,
        assets,
      });
      return this.#html(503, html, null, visit);
    });
    return withHeader(answer, 'retry-after', String(retryAfterSeconds));
  }

  /** Drops the cached shell data when a purge concerns it. */
  purge(tags: readonly string[] | 'everything'): void {
    if (tags === 'everything' || tags.some((tag) => tag === shellTag || tag.startsWith(siteTagOf('')))) this.#shells.purge();
  }

  /** Links the browser may prefetch. */
  speculationRules(): string {
    return JSON.stringify(speculationRules(this.#table.routes));
  }

  async #guarded(visit: Visit, work: () => Promise<Answer>): Promise<Answer> {
    try {
      return await work();
    } catch (error) {
      visit.report(error);
      return this.failure(500, null, visit, null);
    }
  }

  async #answer<D>(page: PageModule<D>, loaded: Loaded<D>, place: Found, visit: Visit): Promise<Answer> {
    // First of all: what a page makes of calls that failed in an outage, such as an empty cart, is wrong.
    const outage = visit.outage?.() ?? null;
    if (outage !== null) return this.closed(outage, visit, 'outage');
    if (loaded.kind === 'redirect') return this.#redirect(loaded.location, loaded.status);
    if (loaded.kind === 'failure') {
      const gone = loaded.status === 404 || loaded.status === 410;
      const keep = gone && page.cache !== 'none' ? { ...keptMiss, tags: loaded.tags ?? [] } : null;
      return this.failure(loaded.status, loaded.message ?? null, visit, keep);
    }
    const status = loaded.status ?? 200;
    const isKept = status === 200 && !loaded.isPersonal;
    const keep = isKept ? keepBy(page.cache, loaded.data, [shellTag, siteTagOf(visit.brand)]) : null;
    const variant = typeof page.shell === 'function' ? page.shell(this.#request(place, visit)) : page.shell;
    if (visit.as === 'document') {
      const answer = await this.#document(page, place.route.screen, loaded, { status, visit, keep, variant });
      return loaded.isFramed ? { ...answer, headers: framed(answer.headers) } : answer;
    }
    const { site: set } = await this.#shell(variant ?? 'shop', visit, await this.#parts.assetsOf(visit.brand, place.route.screen));
    const site = { ...this.#parts.site(visit.brand), ...set };
    const title = documentTitle(page.head(loaded.data, site), site.name);
    const soft: SoftPage = { screen: place.route.screen, title, data: loaded.data };
    return this.#json(status, JSON.stringify(soft), keep, visit);
  }

  async #document<D>(
    page: PageModule<D>,
    screen: string,
    { data, shellClient }: { readonly data: D; readonly shellClient?: Client },
    { status, visit, keep, variant = 'shop' }: Answering,
  ): Promise<Answer> {
    const { Shell, Providers, assetsOf } = this.#parts;
    const assets = await assetsOf(visit.brand, screen);
    const shell = await (shellClient ? this.#loadShell(shellClient, visit.brand, variant, assets) : this.#shell(variant, visit, assets));
    const site = { ...this.#parts.site(visit.brand), ...shell.site };
    const head = page.head(data, site);
    const kept = shell.complete ? keep : null;
    const html = renderPage({ page, screen, variant, data, head, Shell, Providers, shell, site, assets });
    const headers = page.takesCards ? this.#cardHeaders : variant === 'shop' ? this.#shopHeaders : this.#headers;
    return this.#html(status, html, kept, visit, headers);
  }

  async #shell(variant: ShellVariant, visit: Visit, assets: DocumentAssets): Promise<ShellData> {
    const shell = await this.#shells.get(`${visit.brand} ${variant}`, () => this.#loadShell(visit.client, visit.brand, variant, assets));
    if (!shell.complete) this.#shells.purge();
    return shell;
  }

  async #loadShell(client: Client, brand: string, variant: ShellVariant, { island }: DocumentAssets): Promise<ShellData> {
    const { loadShell, Providers } = this.#parts;
    return shellData(await loadShell(client, brand, variant), Providers, island);
  }

  /** Only a page that is opened has a flash message; the same address may be posted to. */
  #request({ canonical, params }: Found, visit: Visit, flashes: FlashMessages = {}): PageRequest {
    const { brand, channel, now, client } = visit;
    const url = new URL(this.#parts.site(brand).origin + canonical);
    const shopOf = (key: string) => this.#parts.urls.get(key) ?? null;
    const familySignInPath = (key: string, to: string) => (this.#parts.isApart(key, brand) ? familySignIn({ from: key, to }) : null);
    const flash = flashIn(flashes, url);
    return { url, params, brand, channel, now, flash, shopOf, familySignInPath, client, cookie: (name) => visit.cookie(name) };
  }

  #redirect(location: string, status: number): Answer {
    const answer = redirectAnswer(location, status);
    return { ...answer, headers: { ...this.#headers, ...answer.headers } };
  }

  #html(status: number, body: Buffer, given: Keep | null, visit: Visit, own = this.#headers): Answer {
    const keep = visit.mayKeep ? given : null;
    const headers = { ...own, ...cacheHeaders(keep, visit, this.#parts.tagHeaders), vary: 'accept, accept-encoding' };
    return { status, headers, body, keep };
  }

  #json(status: number, body: string, keep: Keep | null, visit: Visit): Answer {
    const html = this.#html(status, utf8(body), keep, visit);
    return withHeader(html, 'content-type', 'application/json; charset=utf-8');
  }
}

/** Loads nothing around the screen, because the database may be down. */
const Bare: ShellComponent = ({ children }) => <main>{children}</main>;
const NoProviders: ProvidersComponent = ({ children }) => children;
const noShell: ShellData = shellData({ data: {}, shared: {}, complete: true }, NoProviders, () => []);

function withHeader(answer: Answer, name: string, value: string): Answer {
  return { ...answer, headers: { ...answer.headers, [name]: value } };
}
