import type { CardEvent } from '../../../contract/accounts/engagement.ts';

/** A card that one or several customers have got, with absolute addresses. */
export interface OutgoingCard {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly url: string | null;
  readonly linkText: string | null;
  readonly expiresAt: Date;
  /** The customers' keys. */
  readonly recipients: readonly string[];
}

/** Something a customer did with a card. */
export interface OutgoingEvent {
  readonly eventId: string;
  readonly cardId: string;
  readonly kind: CardEvent['kind'];
  readonly happenedAt: Date;
  /** The customer's key. */
  readonly ownerId: string;
  /** What the card was about. */
  readonly subject: string;
}

/** What was said will never be taken, however often it is said: it is given up. Everything else an outlet throws is tried again. */
export class RefusedError extends Error {}

/** The port: where a customer-engagement vendor hears what the shop tells its customers, and what became of it. */
export interface Outlet {
  /** Recipients of one card, and events of one call, at the most. */
  readonly most: { readonly recipients: number; readonly events: number };
  sendCard(card: OutgoingCard, now: Date): Promise<void>;
  sendEvents(events: readonly OutgoingEvent[]): Promise<void>;
}
