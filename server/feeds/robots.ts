import { account, bank, checkout, impersonate, orderConfirmation, outbox, search, stopAlerts } from '../../contract/urls/shop.ts';
import { staffHome } from '../../contract/urls/staff.ts';

/** The first step of a page's path: all that is below it is meant. */
const folderOf = ({ pattern }: { pattern: string }): string => pattern.slice(0, pattern.indexOf('/', 1) + 1);

/**
 * What crawlers need not ask for: calls, one visitor's pages, the form that only leads on. Pages that others link to and that must not be
 * indexed (cart, login, search results) are not among them: a crawler has to read such a page to see its `noindex`.
 */
const closed = [
  '/api/',
  checkout(),
  folderOf(outbox),
  impersonate(),
  account(),
  orderConfirmation(),
  folderOf(bank),
  `${search()}?`,
  staffHome(),
  folderOf(stopAlerts),
];

/** `robots.txt`. A demonstration is nobody's shop and stays out of search engines altogether. */
export function robotsText({ stage, origin }: { stage: 'demo' | 'production'; origin: string }): string {
  if (stage === 'demo') return 'User-agent: *\nDisallow: /\n';
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
