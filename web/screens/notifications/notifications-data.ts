import type { ContentCard } from '../../../contract/engagement/engagement.ts';

export interface NotificationsData {
  readonly cards: readonly ContentCard[];
  /** ISO timestamp that ages are relative to. */
  readonly now: string;
}
