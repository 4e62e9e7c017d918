/**
 * Owns whether the shop is fit for real orders. Guarantees that the console's list and `npm run doctor` run the same checks, that each is asked of the
 * real thing (database, mail server, payment provider, public address), and that none of them changes anything.
 */
export { checksOf, type Facts, isFit } from './checks.ts';
export { findFacts } from './facts.ts';
export { bindReadiness as mountReadiness } from './routes.ts';
