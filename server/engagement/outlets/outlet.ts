import type { CardEvent } from '../../../contract/engagement/engagement.ts';

/** A card for one or several customers, with absolute addresses. */
export interface OutgoingCard {
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly url: string | null;
  readonly linkText: string | null;
  readonly expiresAt: Date;
  /** The customers' owner ids. */
  readonly recipients: readonly string[];
}

/** Something a customer did with a card. */
export interface OutgoingEvent {
  readonly eventId: string;
  readonly cardId: string;
  readonly kind: CardEvent['kind'];
  readonly happenedAt: Date;
  /** The customer's owner id. */
  readonly ownerId: string;
  /** The card's subject. */
  readonly subject: string;
}

/** A permanent failure, which is not retried. Every other error from an outlet is retried. */
export class RefusedError extends Error {}

/** The port to a customer-engagement vendor: receives customers' notifications and what they did with them. */
export interface Outlet {
  /** Maximum recipients per card, and events per call. */
  readonly most: { readonly recipients: number; readonly events: number };
  sendCard(card: OutgoingCard, now: Date): Promise<void>;
  sendEvents(events: readonly OutgoingEvent[]): Promise<void>;
}
