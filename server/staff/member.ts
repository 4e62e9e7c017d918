import { type Permission, permissionsOf, type Role } from '../../contract/staff/staff-roles.ts';

/** Who acts as staff: a member authenticated by both factors, or an API key. */
export interface StaffMember {
  readonly memberId: number;
  readonly name: string;
  /** Null for an API key. */
  readonly role: Role | null;
  /** What an API key may do. */
  readonly scopes?: readonly Permission[];
}

/** A staff member authenticated by both factors. */
export interface SignedInMember extends StaffMember {
  readonly email: string;
  readonly role: Role;
  /** Their current session; whatever depends on it ends with it. */
  readonly sessionId: number;
}

/** Whether the member's role, or the key's scopes, allow this; the only place that decides. */
export const mayDo = ({ role, scopes = [] }: Pick<StaffMember, 'role' | 'scopes'>, permission: Permission): boolean =>
  (role === null ? scopes : permissionsOf[role]).includes(permission);
