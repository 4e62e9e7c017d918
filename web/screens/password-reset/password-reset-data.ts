export interface PasswordResetData {
  /** Null when the link is invalid or expired. */
  readonly token: string | null;
  /** The new password comes with an empty account: the address was never confirmed, and this browser isn't signed in to it. */
  readonly startsOver: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
