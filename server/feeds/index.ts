/**
 * Feeds list the shop's contents for search engines and shopping sites: robots.txt, sitemap, product feed, and how browsers search it. They own no data,
 * and guarantee that only existing pages are listed, with the time of their last change.
 */
export { writeProductFeed } from './product-feed.ts';
export { mountFeeds, serveFeeds } from './routes.ts';
