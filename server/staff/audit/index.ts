import type { OutputOf } from '../../../contract/api/endpoint.ts';
import type { auditEndpoints } from '../../../contract/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { pageOf } from '../../platform/paging.ts';
import type { StaffMember } from '../member.ts';
import { listActors } from '../members/store.ts';
import {
  type AuditFilter,
  type AuditRow,
  countEntries,
  findActions,
  findEntries,
  insertEntries,
  type VersionRange,
  wasViewed,
} from './store.ts';

/** An action of staff, for the audit log. */
export interface NewAuditEntry {
  /** Null for the server's command line. */
  readonly by: Pick<StaffMember, 'memberId'> | null;
  /** `{domain}.{action}`, such as `content.published`. */
  readonly action: string;
  /** What or whom it concerns, by id; never a name or an address. */
  readonly subject: { readonly kind: string; readonly id: string | number };
  /** Where a reason is required. */
  readonly reason?: string;
  /** Further details; nothing personal. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes an audit entry in the transaction of its action: both happen or neither. Entries are never changed. */
export async function audit(tx: Tx, entry: NewAuditEntry, now: Date): Promise<void> {
  await auditAll(tx, [entry], now);
}

/** How long a person who looks at the same thing again still looks at it the first time. */
const oneView = 5 * 60_000;

/** Writes that a person looked at something: once, however many requests that takes, such as one for each picture. */
export async function auditView(tx: Tx, entry: NewAuditEntry & { readonly by: Pick<StaffMember, 'memberId'> }, now: Date): Promise<void> {
  const { by, action, subject } = entry;
  const view = { memberId: by.memberId, action, subjectKind: subject.kind, subjectId: String(subject.id) };
  if (!(await wasViewed(tx, view, new Date(now.getTime() - oneView)))) await audit(tx, entry, now);
}

/** Writes the entries of one transaction that changes many things. */
export async function auditAll(tx: Tx, entries: readonly NewAuditEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  await insertEntries(
    tx,
    entries.map(({ by, action, subject, reason, details = {} }) => ({
      at: now,
      memberId: by?.memberId ?? null,
      action,
      subjectKind: subject.kind,
      subjectId: String(subject.id),
      reason: reason ?? null,
      details,
    })),
  );
}

export type AuditedAction = Pick<AuditRow, 'at' | 'memberName' | 'action' | 'reason' | 'details'>;

/** What staff did about one thing, latest first. */
export async function entriesAbout(db: Db, { kind, id }: NewAuditEntry['subject'], limit: number): Promise<AuditedAction[]> {
  return findEntries(db, about({ kind, id }), { offset: 0, limit });
}

/** The latest time that staff took this action about one thing; null where they never did. */
export async function latestAbout(db: Db, subject: NewAuditEntry['subject'], action: string): Promise<AuditedAction | null> {
  const [entry] = await findEntries(db, { ...about(subject), actions: [action] }, { offset: 0, limit: 1 });
  return entry ?? null;
}

/** A page of what staff did about one thing, latest first; a page past the end is the last one. */
export async function pageAbout(
  db: Db,
  subject: NewAuditEntry['subject'],
  asked: { readonly page: number; readonly perPage: number },
): Promise<{ entries: AuditedAction[]; page: number; pages: number }> {
  const { page, pages, portion } = pageOf(asked.page, await countEntries(db, about(subject)), asked.perPage);
  return { entries: await findEntries(db, about(subject), portion), page, pages };
}

/** What made the versions of a thing from one to another, latest first. */
export async function entriesOfVersions(db: Db, subject: NewAuditEntry['subject'], versions: VersionRange): Promise<AuditedAction[]> {
  return findEntries(db, { ...about(subject), versions }, { offset: 0, limit: maxVersions });
}

/** More than a product has. */
const maxVersions = 10_000;

const about = ({ kind, id }: NewAuditEntry['subject']): AuditFilter => ({
  actions: null,
  memberId: null,
  subject: { kind, id: String(id) },
});

const perPage = 50;
type Asked = { action?: string | undefined; memberId?: number | undefined; subject?: string | undefined; page: number };

/** A page of the log; a page number past the end returns the last page. */
export async function readAudit(db: Db, asked: Asked): Promise<OutputOf<typeof auditEndpoints.list>> {
  const [kind, ...id] = (asked.subject ?? '').split(':');
  const actions = await findActions(db);
  const { action } = asked;
  const wanted = action ? actions.filter((one) => one === action || one.startsWith(`${action}.`)) : null;
  const filter = { actions: wanted, memberId: asked.memberId ?? null, subject: kind ? { kind, id: id.join(':') } : null };
  const total = await countEntries(db, filter);
  const { page, pages, portion } = pageOf(asked.page, total, perPage);
  const rows = await findEntries(db, filter, portion);
  return { entries: rows.map(present), total, page, pages, actions, actors: await listActors(db) };
}

function present({ entryId, at, memberId, memberName, action, subjectKind, subjectId, reason, details }: AuditRow) {
  const actor = memberId === null ? null : { memberId, name: memberName ?? '' };
  return { entryId, at: at.toISOString(), actor, action, subject: { kind: subjectKind, id: subjectId }, reason, details };
}
