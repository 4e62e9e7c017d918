import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { categoryEndpoints, StaffCategory } from '../../../contract/merchandising/categories.ts';

export interface StaffCategoryMergeData {
  readonly category: StaffCategory;
  /** Null where the two can't be merged. */
  readonly plan: OutputOf<typeof categoryEndpoints.mergePlan> | null;
  /** Why it can't be merged, or wasn't. */
  readonly message: string | null;
}
