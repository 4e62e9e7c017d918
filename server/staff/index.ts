/**
 * Owns who works at the shop, what each may do, and the log of what they did. Promises that nobody acts as staff without both factors,
 * that a code counts once, that a role's end is the end of its sessions, and that the log is only ever added to.
 */
export { audit, type NewAuditEntry } from './audit/index.ts';
export { requireStaff } from './authorise.ts';
export { staffSessionsEnded } from './events.ts';
export { workStaff } from './jobs.ts';
export type { StaffMember } from './member.ts';
export { createMember, disableMember, memberIdOf, resetMember, setRole } from './members/operations.ts';
export { listMembers } from './members/store.ts';
export { bindStaff as mountStaff } from './routes.ts';
export { serveStaffSessionTransfer } from './session-transfer/routes.ts';
export { staffOf, staffOfSession } from './sessions/index.ts';
