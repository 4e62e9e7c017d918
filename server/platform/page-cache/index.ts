/** The full-page cache: finished public pages, served before the framework. Independent of the shop's domains. */
export { answerPage } from './answer.ts';
export { serveHitsFirst } from './hits-first.ts';
export { PageCache } from './page-cache.ts';
