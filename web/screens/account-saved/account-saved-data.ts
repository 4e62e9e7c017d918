import type { SavedList } from '../../../contract/saved/saved.ts';
import type { Toast } from '../../features/cart/toast.ts';

export interface AccountSavedData {
  readonly saved: SavedList;
  /** The last action without script, so that it can be undone. */
  readonly told: Toast | null;
  readonly error: string | null;
}
