/**
 * Owns staff members, their permissions, API keys and the audit log. Guarantees that nobody acts as staff without both factors, that a code counts once, that a
 * role change ends its sessions, and that the log is append-only.
 */
export {
  type AuditedAction,
  audit,
  auditAll,
  auditView,
  entriesAbout,
  entriesOfVersions,
  latestAbout,
  type NewAuditEntry,
  pageAbout,
} from './audit/index.ts';
export { guardStaff, mayStill, requirePerson, requireStaff } from './authorise.ts';
export { findBellSeen, saveBellSeen as noteBellSeen } from './bell/store.ts';
export { staffSessionsEnded } from './events.ts';
export { workStaff } from './jobs.ts';
export { mayDo, type SignedInMember, type StaffMember } from './member.ts';
export { createMember, disableMember, memberIdOf, resetMember, setRole } from './members/operations.ts';
export { countAdministrators, listActors, listMembers } from './members/store.ts';
export { bindStaff as mountStaff } from './routes.ts';
export { serveStaffSessionTransfer } from './session-transfer/routes.ts';
export { staffOf, staffOfSession } from './sessions/index.ts';
export { ownerToken } from './set-up/owner.ts';
