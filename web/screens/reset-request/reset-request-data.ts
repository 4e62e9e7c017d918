export interface ResetRequestData {
  readonly email: string;
  /** The request was made; the page does not reveal whether an e-mail was sent. */
  readonly sent: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
}
