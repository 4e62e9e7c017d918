import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { MenuItem, menuEndpoints } from '../../../contract/merchandising/menu.ts';

export type MenuDepartmentRow = OutputOf<typeof menuEndpoints.list>['departments'][number];

export interface StaffMenuData {
  /** Departments and the shop's own items, as the menu shows them. */
  readonly entries: readonly (MenuDepartmentRow | MenuItem)[];
  /** The form for a new one as typed. */
  readonly typed: { readonly label: string; readonly link: string };
  readonly errors: Readonly<Record<string, string>>;
  readonly done: string | null;
  readonly message: string | null;
  /** The shop's time, by which items are scheduled. ISO timestamp. */
  readonly now: string;
}
