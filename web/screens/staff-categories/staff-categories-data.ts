import type { StaffCategory } from '../../../contract/merchandising/categories.ts';

export interface StaffCategoriesData {
  readonly categories: readonly StaffCategory[];
  /** The form for a new one as typed. */
  readonly typed: { readonly title: string; readonly parentId: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly message: string | null;
}
