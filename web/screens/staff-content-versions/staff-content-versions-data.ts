import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import type { BlockChange } from '../../features/editing/compare.ts';

export type Document = OutputOf<typeof contentStaffEndpoints.get>;

export interface StaffContentVersionsData {
  readonly kind: 'page' | 'site';
  readonly key: string;
  readonly title: string;
  readonly versions: Document['versions'];
  readonly publications: Document['publications'];
  /** Two versions compared; null when there is only one. */
  readonly comparison: { readonly from: number; readonly to: number; readonly changes: readonly BlockChange[] } | null;
  readonly message: string | null;
}
