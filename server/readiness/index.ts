/**
 * Owns whether the shop is ready for real orders. Guarantees that the console's list and `npm run doctor` run the same checks, that each asks the
 * real system (database, mail server, payment provider, public address), and that none changes anything.
 */
export { checksOf, isFit } from './checks.ts';
export { findFacts } from './facts.ts';
export { bindReadiness as mountReadiness } from './routes.ts';
