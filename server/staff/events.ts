import { defineEvent } from '../platform/events.ts';

/** Staff sessions ended. Emitted in that transaction, so that whatever depends on them ends too. */
export const staffSessionsEnded = defineEvent<{ readonly memberId: number; readonly sessionIds: readonly number[]; readonly now: Date }>(
  'staff.sessions_ended',
);
