import type { Profile } from '../../../contract/accounts/accounts.ts';
import type { SavedAddress } from '../../../contract/addresses/addresses.ts';
import type { ListedOrder } from '../../../contract/orders/order-history.ts';
import type { SavedItem } from '../../../contract/saved/saved.ts';

export interface AccountData {
  readonly profile: Profile;
  /** The latest few; null when loading failed. */
  readonly orders: readonly ListedOrder[] | null;
  readonly address: SavedAddress | null;
  /** The limit of a prescreened store card, in cents, shown once on each device; null without one. */
  readonly prescreenLimit: number | null;
  /** Saved items; null when saving is switched off, or when loading failed. */
  readonly saved: readonly SavedItem[] | null;
}
