/**
 * What crawlers need not ask for: calls, one visitor's pages, the form that only leads on. Pages that others link to and that must not be
 * indexed (cart, login, search results) are not among them: a crawler has to read such a page to see its `noindex`.
 */
const closed = [
  '/api/',
  '/checkout',
  '/dev/',
  '/impersonate',
  '/myaccount',
  '/order-confirmation',
  '/sandbox/',
  '/search?',
  '/staff',
  '/stock-alerts/',
];

/** `robots.txt`. A demonstration is nobody's shop and stays out of search engines altogether. */
export function robotsText({ stage, origin }: { stage: 'demo' | 'production'; origin: string }): string {
  if (stage === 'demo') return 'User-agent: *\nDisallow: /\n';
  const rules = closed.map((path) => `Disallow: ${path}`).join('\n');
  return `User-agent: *\n${rules}\n\nSitemap: ${origin}/sitemap.xml\n`;
}
