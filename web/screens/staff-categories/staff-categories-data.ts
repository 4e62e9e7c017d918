import type { StaffCategory } from '../../../contract/merchandising/categories.ts';
import type { Open } from './listed.ts';

export interface StaffCategoriesData {
  readonly categories: readonly StaffCategory[];
  readonly open: Open;
  /** Words to search for, as typed. */
  readonly q: string;
  /** The form for a new one as typed. */
  readonly typed: { readonly title: string; readonly parentId: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly message: string | null;
}
