import type { NewAuditEntry } from '../staff/index.ts';

/** Who changes content, and when. */
export interface Actor {
  /** Name shown in the history. */
  readonly by: string;
  readonly now: Date;
  /** Absent when the shop itself acts: there is then no audit entry. */
  readonly member?: NewAuditEntry['by'];
}

/** Actor of seeded content, as the history names it. */
export const seeder = 'the built-in content';
