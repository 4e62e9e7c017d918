/** The full-page cache: finished pages for everybody, served before the framework. Knows no shop words. */
export { answerPage } from './answer.ts';
export { serveHitsFirst } from './hits-first.ts';
export { PageCache } from './page-cache.ts';
