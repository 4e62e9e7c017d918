import type { StoreCard, StoreCardDetails } from '../../../contract/paying/store-card.ts';
import type { CardPage } from '../../features/credit/setup.ts';

export interface CreditManageData extends Pick<CardPage, 'setup'> {
  /** All of the visitor's cards. */
  readonly cards: readonly StoreCard[];
  /** The one shown; null without a card. */
  readonly shown: StoreCardDetails | null;
  readonly isGuest: boolean;
}
