export interface StaffSignInData {
  readonly step: 'password' | 'code';
  /** Path in the console to go to afterwards; null for its overview. */
  readonly returnTo: string | null;
  /** As typed before; passwords are never sent back. */
  readonly email: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
