import type { StoreCard, StoreCardDetails } from '../../../contract/credit/store-card.ts';
import type { CardPage } from '../../features/credit/setup.ts';

export interface Said {
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** What was done. */
  readonly done: string | null;
  readonly amount: string;
}

export interface CreditManageData extends Pick<CardPage, 'setup'> {
  /** All of the visitor's cards. */
  readonly cards: readonly StoreCard[];
  /** The one shown; null without a card. */
  readonly shown: StoreCardDetails | null;
  readonly isGuest: boolean;
  /** Whether the visitor has begun an application, whose page says how it stands. */
  readonly hasApplied: boolean;
  /** Identifies the next payment, so that sending its form twice pays once. */
  readonly paymentKey: string;
  /** A form's result; typed card data is never sent back. */
  readonly said: Said;
}
