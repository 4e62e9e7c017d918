/**
 * Owns notifications (content cards) and what visitors did with them. Guarantees that an owner gets a subject once, and that nobody sees or changes
 * another's. The domain that knows an event writes its text.
 */
export { type CardDraft, daysAfter } from './card.ts';
export { workEngagement } from './jobs.ts';
export { adoptCards, giveCards, withdrawCards } from './operations.ts';
export { cardCounter, mountEngagement } from './routes.ts';
