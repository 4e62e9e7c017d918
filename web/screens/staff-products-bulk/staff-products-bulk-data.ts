import type { CategoryChoice, Seller } from '../../../contract/merchandising/products.ts';
import type { BulkForm } from './bulk-form.ts';

export interface StaffProductsBulkData {
  /** How many products are chosen. */
  readonly count: number;
  readonly categories: readonly CategoryChoice[];
  readonly sellers: readonly Seller[];
  readonly form: BulkForm;
  /** By field of the form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly message: string | null;
  /** This page, with the choice in its address. */
  readonly here: string;
  /** The list it was chosen from. */
  readonly back: string;
}
