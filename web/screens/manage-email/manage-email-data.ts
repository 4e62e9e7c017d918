import type { NamedBrand } from '../../shell/family/family-names.ts';

export interface ManageEmailData {
  readonly brands: readonly NamedBrand[];
  /** Signed-in visitors without an e-mail's link see it inside My account. */
  readonly inAccount: boolean;
  readonly email: string;
  /** Whether the address is proved to be the visitor's; then changes apply at once. */
  readonly known: boolean;
  readonly token: string | null;
  readonly chosen: readonly string[];
  /** Chosen before the e-mail was sent; waits to be saved. */
  readonly waits: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  readonly done: 'saved' | 'sent' | null;
}
