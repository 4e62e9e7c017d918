import { defineEvent } from '../platform/events.ts';

/** Sessions of staff have ended; told in that transaction, so that what hung on them ends with it. */
export const staffSessionsEnded = defineEvent<{ readonly memberId: number; readonly sessionIds: readonly number[]; readonly now: Date }>(
  'staff.sessions_ended',
);
