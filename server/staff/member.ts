import { type Permission, permissionsOf, type Role } from '../../contract/staff/staff-roles.ts';

/** A staff member authenticated by both factors. */
export interface StaffMember {
  readonly memberId: number;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  /** Their current session; whatever depends on it ends with it. */
  readonly sessionId: number;
}

/** Whether the member's role allows this; the only place that decides. */
export const mayDo = ({ role }: Pick<StaffMember, 'role'>, permission: Permission): boolean => permissionsOf[role].includes(permission);
