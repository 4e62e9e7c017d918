import type { Order } from '../../features/staff/order.ts';
import type { Filter, Key, ListedDocument } from './in-order.ts';

export interface StaffContentData {
  readonly brandName: string;
  /** Content consoles of the sister brands. */
  readonly sisters: readonly { readonly name: string; readonly href: string }[];
  /** Shoppers see pages of another content system. */
  readonly isElsewhere: boolean;
  readonly site: ListedDocument | null;
  /** The content pages that are listed, and their place in a longer list. */
  readonly listed: { readonly rows: readonly ListedDocument[]; readonly page: number; readonly pages: number };
  readonly filter: Filter | null;
  readonly order: Order<Key>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  readonly typed: { readonly pageId: string; readonly title: string };
}
