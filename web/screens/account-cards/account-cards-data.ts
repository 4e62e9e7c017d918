import type { SavedCard } from '../../../contract/payments/saved-cards.ts';

export interface AccountCardsData {
  readonly cards: readonly SavedCard[];
  /** The card to confirm the deletion of; null shows the list. */
  readonly deleting: SavedCard | null;
  /** Whether paying with a saved card takes its security code. */
  readonly asksCode: boolean;
  readonly message: string | null;
  readonly done: string | null;
}
