import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { categoryEndpoints } from '../../../contract/merchandising/categories.ts';

/** The form as typed. */
export interface TypedCategory {
  readonly version: number;
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  /** Empty for a department. */
  readonly parentId: string;
  readonly inMenu: boolean;
}

export interface StaffCategoryData {
  /** As stored. */
  readonly category: OutputOf<typeof categoryEndpoints.get>;
  readonly typed: TypedCategory;
  readonly errors: Readonly<Record<string, string>>;
  /** Somebody saved another version meanwhile. */
  readonly isConflict: boolean;
  readonly done: string | null;
  readonly message: string | null;
}
