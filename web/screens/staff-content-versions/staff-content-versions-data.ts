import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { contentStaffEndpoints } from '../../../contract/content/staff.ts';
import type { BlockChange } from '../../features/editing/compare.ts';

export type Document = OutputOf<typeof contentStaffEndpoints.get>;

/** A version in a list. */
export type Version = Document['versions'][number];

export interface StaffContentVersionsData {
  readonly kind: 'page' | 'site';
  readonly key: string;
  readonly title: string;
  /** The latest version, which is the draft. */
  readonly draft: Version;
  readonly listed: Pick<Document, 'versions' | 'page' | 'pages' | 'public' | 'publications' | 'publicationsPage' | 'publicationsPages'>;
  /** Two versions compared; null when there is only one. */
  readonly comparison: { readonly from: Version; readonly to: Version; readonly changes: readonly BlockChange[] } | null;
  readonly message: string | null;
}
