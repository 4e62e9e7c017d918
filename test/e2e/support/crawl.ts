import { type ReadDocument, readDocument } from './read-document.ts';

/** A page a crawler has asked for. */
export interface CrawledPage {
  /** Path and query. */
  readonly path: string;
  /** The page whose link led here first. */
  readonly from: string;
  readonly status: number;
  readonly location: string | null;
  /** Null for what is no HTML, and for what is not there. */
  readonly document: ReadDocument | null;
  /** May stand in search results: there, and not forbidden by itself. */
  readonly indexable: boolean;
}

export interface Crawl {
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Addresses that pages ask not to follow; each was seen, none was asked for. */
  readonly unfollowed: ReadonlySet<string>;
  /** Addresses that may be followed and were only counted (`asks`). */
  readonly counted: ReadonlySet<string>;
  /** There were more than `most` addresses to ask for: the crawl was given up. */
  readonly trapped: boolean;
}

export interface CrawlOptions {
  /** Scheme and host. */
  readonly origin: string;
  /** Paths robots.txt closes, by their beginning. */
  readonly closed: readonly string[];
  /** Whether to ask for what an address leads to, or only to count it: of thousands of one kind a part says enough. */
  asks(path: string): boolean;
  /** Pages after which a crawler would give the shop up. */
  readonly most: number;
}

const atOnce = 6;

/** Walks the shop as a search engine does: from its front door, along every link that may be followed, each address once. */
export async function crawl({ origin, closed, asks, most }: CrawlOptions): Promise<Crawl> {
  const pages = new Map<string, CrawledPage>();
  const unfollowed = new Set<string>();
  const counted = new Set<string>();
  const known = new Map([['/', 'the front door']]);
  const queue = ['/'];
  let trapped = false;

  const learn = (page: CrawledPage) => {
    for (const { href, followed } of page.document?.links ?? []) {
      const path = pathWithin(origin, page.path, href);
      if (path === null || known.has(path) || closed.some((beginning) => path.startsWith(beginning))) continue;
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
  // Whoever finds the queue empty rests until all have; then those that are left go on with what was learnt meanwhile.
  while (queue.length > 0) await Promise.all(Array.from({ length: atOnce }, walk));
  return { pages, unfollowed, counted, trapped };
}

/** Asks for one page, following nothing. */
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

/** Addresses that the shop's sitemaps name, as paths. */
export async function sitemapPaths(origin: string): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const sitemap of locations(await (await fetch(`${origin}/sitemap.xml`)).text())) {
    for (const url of locations(await (await fetch(sitemap)).text())) paths.add(url.slice(origin.length));
  }
  return paths;
}

/** Pages of words and of the content system, which are there whatever the catalogue holds. */
export async function writtenPaths(origin: string): Promise<string[]> {
  return locations(await (await fetch(`${origin}/sitemap-pages.xml`)).text()).map((url) => url.slice(origin.length));
}

const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

/** What is linked and is no page: the pictures of a gallery, as large as they are. */
const pictures = /^\/(images|media)\//;

/** Where a link leads within the shop, without its fragment; null for what is elsewhere or no page. */
function pathWithin(origin: string, base: string, href: string): string | null {
  if (!URL.canParse(href, origin + base)) return null;
  const url = new URL(href, origin + base);
  return url.origin === origin && !pictures.test(url.pathname) ? url.pathname + url.search : null;
}
