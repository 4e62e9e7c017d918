export interface PasswordResetData {
  /** Null when the link is invalid or expired. */
  readonly token: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
