import { account, bank, checkout, impersonate, orderConfirmation, outbox, search, stopAlerts, tracking } from '../../contract/urls/shop.ts';
import { staffHome } from '../../contract/urls/staff.ts';

/** The first segment of a page's path, for everything below it. */
const folderOf = ({ pattern }: { pattern: string }): string => pattern.slice(0, pattern.indexOf('/', 1) + 1);

/**
 * What crawlers need not fetch: API calls, visitors' own pages, forms that only redirect. Linked pages that must not be indexed (cart, login, search
 * results) stay allowed: a crawler must read them to see their `noindex`.
 */
const closed = [
  '/api/',
  ...whole(checkout()),
  folderOf(outbox),
  ...whole(impersonate()),
  ...whole(account()),
  ...whole(orderConfirmation()),
  folderOf(tracking),
  folderOf(bank),
  `${search()}?`,
  ...whole(staffHome()),
  folderOf(stopAlerts),
];

/** A page with everything below it, but not `/staff-picks` for `/staff`: rules are beginnings, up to a `$`. */
function whole(path: string): string[] {
  return [`${path}$`, `${path}?`, `${path}/`];
}

/** `robots.txt`. A demonstration stays out of search engines altogether. */
export function robotsText({ stage, origin }: { stage: 'demo' | 'production'; origin: string }): string {
  if (stage === 'demo') return 'User-agent: *\nDisallow: /\n';
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
