import type { Country } from '../../../contract/addresses/addresses.ts';
import type { FoundCustomer } from '../../../contract/staff/care/care.ts';
import type { DraftOrder, FoundItem } from '../../../contract/staff/orders/drafts.ts';

export interface StaffDraftData {
  readonly draft: DraftOrder;
  readonly countries: readonly Country[];
  /** What was searched for, with what was found; null without a search. */
  readonly items: { readonly q: string; readonly found: readonly FoundItem[] } | null;
  readonly customers: { readonly q: string; readonly found: readonly FoundCustomer[] } | null;
  readonly mayFindCustomers: boolean;
  /** Without it a discount is limited. */
  readonly mayDiscount: boolean;
  /** The form as typed, by field, when it could not be saved. */
  readonly typed: Readonly<Record<string, string>>;
  /** What is doubtful about the address; empty when nothing is. */
  readonly doubt: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly message: string | null;
}
