import type { ContentCard } from '../../../contract/accounts/engagement.ts';

export interface NotificationsData {
  readonly cards: readonly ContentCard[];
  /** ISO timestamp that ages are counted from. */
  readonly now: string;
}
