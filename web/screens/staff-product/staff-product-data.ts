import type { StaffProduct } from '../../../contract/merchandising/products.ts';
import type { Difference } from '../../features/staff/products/differences.ts';
import type { ProductAttempt } from '../../features/staff/products/product-fields.tsx';
import type { ComparableVersions } from './compare-versions.ts';

export interface StaffProductData {
  readonly versions: ComparableVersions;
  readonly product: StaffProduct;
  readonly attempt: ProductAttempt;
  /** The version that the form is of, and the form as it was opened (`base-form.ts`). */
  readonly base: { readonly version: number; readonly form: string };
  /** Whether the form has come back with input that was not saved. */
  readonly isUnsaved: boolean;
  /** What somebody else and the form changed both; null where nobody else changed the product. */
  readonly conflict: readonly Difference[] | null;
  readonly done: string | null;
  readonly message: string | null;
  /** Of the form that plans a state: the time as typed, and what is wrong with it. */
  readonly planned: { readonly isWithdrawal: boolean; readonly at: string; readonly error: string | undefined } | null;
  /** Of the form that retires it. */
  readonly replacedBy: { readonly typed: string; readonly error: string | undefined };
}
