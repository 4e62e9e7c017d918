import type { ContentCard } from '../../../contract/accounts/engagement.ts';

export interface NotificationsData {
  readonly cards: readonly ContentCard[];
  /** ISO timestamp that ages are relative to. */
  readonly now: string;
}
