import type { Opened } from '../../features/editing/opened.ts';
import type { MomentFault, Standing } from '../../features/editing/publish-panel.tsx';

export interface StaffContentDocumentData {
  readonly opened: Opened;
  readonly standing: Standing;
  readonly done: string | null;
  /** Link to redirect its address, after it was unpublished. */
  readonly leadOnHref: string | null;
  readonly message: string | null;
  /** Error of the date to publish at; the other one is of the date to unpublish at. */
  readonly momentFault: MomentFault | null;
  readonly withdrawalFault: MomentFault | null;
}
