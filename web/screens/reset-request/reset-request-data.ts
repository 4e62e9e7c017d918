export interface ResetRequestData {
  readonly email: string;
  /** The request is made; whether a letter goes out is not told. */
  readonly sent: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
