import type { CardPage } from '../../features/credit/setup.ts';

export interface CreditApplyData extends CardPage {
  /** After a decline, once the waiting time is over. */
  readonly canApplyAgain: boolean;
  readonly message: string | null;
}
