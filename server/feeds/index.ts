/**
 * Feeds tell search engines and shopping sites what the shop has: robots.txt, the sitemap, the product feed. They own nothing and promise
 * that only pages are named that are there, with the moment they last changed.
 */
export { writeProductFeed } from './product-feed.ts';
export { mountFeeds, serveFeeds } from './routes.ts';
