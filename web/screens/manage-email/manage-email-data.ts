export interface ManageEmailData {
  /** My account is around it for who is signed in and came by no letter. */
  readonly inAccount: boolean;
  readonly email: string;
  /** Whether the address is the visitor's: then their word counts at once. */
  readonly known: boolean;
  readonly token: string | null;
  readonly chosen: readonly string[];
  /** Chosen before the letter; waits to be saved. */
  readonly waits: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: 'saved' | 'sent' | null;
}
