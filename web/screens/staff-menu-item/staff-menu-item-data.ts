import type { MenuItem } from '../../../contract/merchandising/menu.ts';

/** The form as typed; times are the shop's. */
export interface TypedMenuItem {
  readonly version: number;
  readonly label: string;
  readonly link: string;
  readonly items: readonly { readonly label: string; readonly link: string }[];
  readonly hidden: boolean;
  readonly startsAt: string;
  readonly endsAt: string;
}

export interface StaffMenuItemData {
  /** As stored. */
  readonly item: MenuItem;
  readonly typed: TypedMenuItem;
  readonly errors: Readonly<Record<string, string>>;
  /** Somebody saved another version meanwhile. */
  readonly isConflict: boolean;
  readonly done: string | null;
  readonly message: string | null;
}
