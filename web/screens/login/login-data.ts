import type { Sister } from '../../shell/family/family-links.tsx';

export interface LoginData {
  readonly tab: 'login' | 'register';
  /** `code` after the right password, for customers with two-step sign-in. */
  readonly step: 'password' | 'code';
  /** Path to return to; null for My account. */
  readonly returnTo: string | null;
  /** Sent here by the checkout, which takes guests too. */
  readonly goesToCheckout: boolean;
  /** As typed before; the password is never sent back. */
  readonly email: string;
  readonly subscribe: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** A message about an action on another page. */
  readonly done: string | null;
  /** What the family's shops are called, the flagship first. */
  readonly brandNames: readonly string[];
  /** Sister shops on separate hosts, whose sign-in can be taken over. */
  readonly sisters: readonly Sister[];
  /** The visitor tried to transfer a sign-in, but is not signed in there either. */
  readonly isGuestThere: boolean;
}
