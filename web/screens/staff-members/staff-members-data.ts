import type { ListedMember } from '../../../contract/staff/staff.ts';
import type { Role } from '../../../contract/staff/staff-roles.ts';
import type { Order } from '../../features/staff/order.ts';
import type { Key } from './in-order.ts';

export interface StaffMembersData {
  /** Those of the page. */
  readonly members: readonly ListedMember[];
  readonly page: number;
  readonly pages: number;
  /** The role that the list is filtered by. */
  readonly role: Role | null;
  readonly order: Order<Key>;
  readonly done: string | null;
  readonly message: string | null;
  readonly errors: Readonly<Record<string, string>>;
  /** As typed before. */
  readonly typed: { readonly name: string; readonly email: string; readonly role: string };
  /** A new set-up link, shown once. */
  readonly link: string | null;
}
