import type { CardPage } from '../../features/credit/setup.ts';

export interface CreditApplyData extends CardPage {
  /** After a decline, once the waiting time is over. */
  readonly canApplyAgain: boolean;
  /** Whether the first card's welcome offer waits to be used: nothing was bought with the card yet. */
  readonly awaitsWelcome: boolean;
  readonly message: string | null;
}
