/**
 * Owns notifications (content cards) and what visitors did with them. Guarantees that an owner gets a subject once, and that visitors see and change
 * only their own. The domain that emits an event words its text.
 */
export type { CardDraft } from './card.ts';
export { workEngagement } from './jobs.ts';
export { adoptCards, giveCards, giveCardsToAll, moveCardsAbout, notYetGiven, withdrawCards, withdrawFromAll } from './operations.ts';
export { eraseNotifications, findNotificationData } from './personal/store.ts';
export { cardCounter, mountEngagement } from './routes.ts';
