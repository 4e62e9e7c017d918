import type { Sister } from '../../shell/family/family-links.tsx';

export interface LoginData {
  readonly tab: 'login' | 'register';
  /** Path to go back to; null: to My account. */
  readonly returnTo: string | null;
  /** As typed before; the password never comes back. */
  readonly email: string;
  readonly subscribe: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** What has just been done elsewhere, in words. */
  readonly done: string | null;
  /** Sister shops on hosts of their own, whose sign-in can be taken over. */
  readonly sisters: readonly Sister[];
  /** The visitor wanted to take one over and has none there either. */
  readonly isGuestThere: boolean;
}
