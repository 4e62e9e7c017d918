/**
 * Owns the notifications (content cards): who is told what, and what became of it. Promises that an owner is told of a subject once, and that nobody
 * sees or changes another's. What happens elsewhere is put into words there, by whoever knows it.
 */
export { type CardDraft, daysAfter } from './card.ts';
export { workEngagement } from './jobs.ts';
export { adoptCards, giveCards, withdrawCards } from './operations.ts';
export { cardCounter, mountEngagement } from './routes.ts';
