/**
 * Owns redirects for addresses without a page. Guarantees no redirect out of the shop or in a circle, a single step for each visitor, and immediate
 * effect in every process. Existing pages take precedence: callers have looked for one first.
 */
export { saveLines } from './operations.ts';
export { Redirects } from './redirects.ts';
export { bindRedirects as mountRedirects } from './routes.ts';
export { addressOf, follow, type Lead } from './rules.ts';
export { findRedirects, findRedirectsNaming, findRules } from './store.ts';
