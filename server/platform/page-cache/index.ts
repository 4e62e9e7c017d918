/** The full-page cache: finished pages for everybody, served before the framework. Knows no shop words. */
export { answerPage } from './answer.ts';
export { type HitsFirstOptions, serveHitsFirst } from './hits-first.ts';
export { PageCache, type PageCacheOptions } from './page-cache.ts';
export type { Cacheable, Keep } from './stored-page.ts';
