/**
 * Owns where addresses lead that the shop has no page for. Promises that nobody is led out of the shop or in a circle, that whoever is led gets there in
 * one step, and that a change holds at once in every process. A page that is there is always shown: who asks here has looked for one.
 */
export { saveLines } from './operations.ts';
export { Redirects } from './redirects.ts';
export { bindRedirects as mountRedirects } from './routes.ts';
export { addressOf, follow, type Lead } from './rules.ts';
export { findRedirects, findRules } from './store.ts';
