import type { SavedCard } from '../../../contract/paying/saved-cards.ts';

export interface AccountCardsData {
  readonly cards: readonly SavedCard[];
  /** The card that is about to be deleted; null shows them all. */
  readonly deleting: SavedCard | null;
  readonly message: string | null;
  readonly done: string | null;
}
