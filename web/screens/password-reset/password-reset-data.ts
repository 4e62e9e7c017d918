export interface PasswordResetData {
  /** Null when the link holds no more. */
  readonly token: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
