import { xmlDeclaration, xmlText } from './xml.ts';

/** A page with the time of its last change, if known. */
export interface SitemapEntry {
  /** Path and query, from the root. */
  readonly path: string;
  readonly changedAt?: Date | undefined;
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

export const sitemapStart = `${xmlDeclaration}<urlset xmlns="${namespace}">\n`;
export const sitemapEnd = '</urlset>\n';

/** Sitemap entries, without the enclosing element. */
export const sitemapEntries = (origin: string, entries: readonly SitemapEntry[]): string => lines('url', origin, entries);

/** A complete small sitemap. */
export const sitemap = (origin: string, entries: readonly SitemapEntry[]): string =>
  `${sitemapStart}${sitemapEntries(origin, entries)}${sitemapEnd}`;

/** The index of sitemaps. */
export function sitemapIndex(origin: string, sitemaps: readonly SitemapEntry[]): string {
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${lines('sitemap', origin, sitemaps)}</sitemapindex>\n`;
}

function lines(element: string, origin: string, entries: readonly SitemapEntry[]): string {
  return entries
    .map(({ path, changedAt }) => {
      const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
      return `<${element}><loc>${xmlText(origin + path)}</loc>${changed}</${element}>\n`;
    })
    .join('');
}
