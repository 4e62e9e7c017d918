import { type ReadDocument, readDocument } from './read-document.ts';

/** A page requested by the crawler. */
export interface CrawledPage {
  /** Path and query. */
  readonly path: string;
  /** The page that linked here first. */
  readonly from: string;
  readonly status: number;
  readonly location: string | null;
  /** Null for a missing page, and for anything but HTML. */
  readonly document: ReadDocument | null;
  /** Indexable: it exists and has no noindex. */
  readonly indexable: boolean;
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Addresses behind nofollow; seen but not requested. */
  readonly unfollowed: ReadonlySet<string>;
  /** Followable addresses that were only counted (`asks`). */
  readonly counted: ReadonlySet<string>;
  /** More than `most` addresses were found: the crawl was aborted. */
  readonly trapped: boolean;
}

export interface CrawlOptions {
  /** Scheme and host. */
  readonly origin: string;
  /** What robots.txt closes: beginnings of addresses, or whole ones that end in `$`. */
  readonly closed: readonly string[];
  /** Whether to request an address or only count it: a sample of thousands of one kind is enough. */
  asks(path: string): boolean;
  /** Pages after which a crawler would give up. */
  readonly most: number;
}

const atOnce = 6;

/** Crawls the shop like a search engine: from the home page along every followable link, each address once. */
export async function crawl({ origin, closed, asks, most }: CrawlOptions): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const unfollowed = new Set<string>();
  const counted = new Set<string>();
  const known = new Map([['/', 'the home page']]);
  const queue = ['/'];
  let trapped = false;

  const learn = (page: CrawledPage) => {
    for (const { href, followed } of page.document?.links ?? []) {
      const path = pathWithin(origin, page.path, href);
      if (path === null || known.has(path) || closed.some((rule) => `${path}$`.startsWith(rule))) continue;
      if (!followed || page.document?.robots.has('nofollow')) unfollowed.add(path);
      else if (!asks(path)) counted.add(path);
      else if (known.size >= most) trapped = true;
      else {
        known.set(path, page.path);
        queue.push(path);
      }
    }
  };
  const walk = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const page = await fetchPage(origin, path, known.get(path) ?? '');
      pages.set(path, page);
      learn(page);
    }
  };
  // A crawler with an empty queue waits for the others, then continues with what they found.
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, walk));
  return { pages, unfollowed, counted, trapped };
}

/** Requests one page without following links. */
export async function fetchPage(origin: string, path: string, from: string): Promise<CrawledPage> {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const text = await response.text();
  const document = response.status === 200 && isHtml ? readDocument(text) : null;
  const forbidden = /\bnoindex\b/.test(response.headers.get('x-robots-tag') ?? '') || document?.robots.has('noindex');
  return {
    path,
    from,
    status: response.status,
    location: response.headers.get('location'),
    document,
    indexable: document !== null && !forbidden,
  };
}

/** Addresses in the shop's sitemaps, as paths. */
export async function sitemapPaths(origin: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const sitemap of locations(await (await fetch(`${origin}/sitemap.xml`)).text())) {
    for (const url of locations(await (await fetch(sitemap)).text())) paths.add(url.slice(origin.length));
  }
  return paths;
}

/** Text and content pages, which exist whatever the catalogue contains. */
export async function writtenPaths(origin: string): Promise<string[]> {
  return locations(await (await fetch(`${origin}/sitemap-pages.xml`)).text()).map((url) => url.slice(origin.length));
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

/** Linked but no page: a gallery's full-size pictures. */
const pictures = /^\/(images|media)\//;

/** A link's target within the shop, without fragment; null for external links and files. */
function pathWithin(origin: string, base: string, href: string): string | null {
  if (!URL.canParse(href, origin + base)) return null;
  const url = new URL(href, origin + base);
  return url.origin === origin && !pictures.test(url.pathname) ? url.pathname + url.search : null;
}
