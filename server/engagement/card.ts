import type { ContentCard } from '../../contract/engagement/engagement.ts';

/** A notification to create; each owner gets a subject once. */
export interface CardDraft {
  /** The visitor's owner id; null for all visitors. */
  readonly ownerId: string | null;
  /** Null for every brand. */
  readonly brand: string | null;
  /** The subject, such as `order:A1B2:placed`. */
  readonly subject: string;
  readonly title: string;
  readonly description: string;
  readonly imageUrl: string | null;
  readonly url: string | null;
  readonly linkText: string | null;
  readonly startsAt: Date;
  readonly expiresAt: Date;
}

/** A card with its state for one owner. */
export interface StoredCard extends Omit<CardDraft, 'ownerId' | 'brand' | 'subject' | 'expiresAt'> {
  readonly id: string;
  readonly dismissible: boolean;
  readonly viewed: boolean;
  readonly clicked: boolean;
}

export function presentCard({ startsAt, ...card }: StoredCard): ContentCard {
  return { ...card, dismissed: false, createdAt: startsAt.toISOString() };
}
