import { type Permission, permissionsOf, type Role } from '../../contract/staff/staff-roles.ts';

/** Somebody who works at the shop and has shown who they are with both factors. */
export interface StaffMember {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** The session they are here with; what depends on it ends with it. */
  readonly sessionId: number;
}

/** Whether the member's role allows this; the one place where it is decided. */
export const mayDo = ({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean => permissionsOf[role].includes(permission);
