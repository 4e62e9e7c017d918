export interface VerifyEmailData {
  /** `password`: this browser is not signed in to the account, and its email was never confirmed. */
  readonly state: 'ask' | 'password' | 'done' | 'spent';
  readonly token: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
