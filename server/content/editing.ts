import { isDeepStrictEqual } from 'node:util';
import { contentEditingProblems } from '../../contract/content/staff.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type NewAuditEntry } from '../staff/index.ts';
import type { Actor } from './actors.ts';
import { checkedPage, checkedSite } from './checked.ts';
import { type Jobs, tellChanged, wakeAt } from './jobs.ts';
import {
  type DocumentName,
  deletePlanned,
  findPublic,
  findVersion,
  lockDocument,
  savePublication,
  saveVersion,
  type VersionRow,
} from './store.ts';

const problem = problemsOf(contentEditingProblems);

/** What editing needs. Without jobs (a command-line tool) the web processes notice scheduled publications within a minute. */
export interface EditingParts {
  readonly database: Database;
  readonly jobs?: Jobs | undefined;
}

/**
 * Saves a draft as a new version; a draft equal to the latest version changes nothing. Throws `invalid_input` with a message per field,
 * and `content_changed` when someone has saved since `basedOn`, the version the editor started from (null: a new document).
 */
export async function saveDraft(
  { database }: EditingParts,
  name: DocumentName,
  { body, basedOn }: { body: unknown; basedOn?: number | null },
  actor: Actor,
): Promise<VersionRow> {
  const checked = name.kind === 'page' ? checkedPage({ ...Object(body), page_id: name.key }) : checkedSite(body);
  if (!checked.ok) throw problem('invalid_input', undefined, checked.faults);
  return database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const latest = await findVersion(tx, name);
    if (basedOn !== undefined && basedOn !== (latest?.number ?? null)) {
      throw problem('content_changed', { latest: latest?.number ?? null, savedBy: latest?.savedBy ?? null });
    }
    return append(tx, name, documentId, latest, checked.value, actor);
  });
}

/** Restores an old version as a new draft. Throws `version_not_found`. */
export async function restoreVersion({ database }: EditingParts, name: DocumentName, number: number, actor: Actor): Promise<VersionRow> {
  return database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const old = await findVersion(tx, name, number);
    if (!old) throw problem('version_not_found');
    return append(tx, name, documentId, await findVersion(tx, name), old.body, actor);
  });
}

/**
 * Publishes a version (the latest unless another is named), now or at a future moment. Publishing what is already public changes nothing.
 * Throws `version_not_found`, and `publication_changed` when another version has been published since `basedOn`, the public one that was seen
 * (null: none).
 */
export async function publish(
  parts: EditingParts,
  name: DocumentName,
  { version = null, at, basedOn }: { version?: number | null | undefined; at?: Date | undefined; basedOn?: number | null | undefined },
  actor: Actor,
): Promise<{ version: number }> {
  return parts.database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const found = await findVersion(tx, name, version);
    if (!found) throw problem('version_not_found');
    await requireSeen(tx, name, { basedOn, next: found.number }, actor);
    await decide(tx, parts, { ...name, id: documentId }, { version: found.number, at }, actor);
    return { version: found.number };
  });
}

/**
 * Unpublishes a document, now or at a future moment. Throws `version_not_found` for an unknown one, and `publication_changed` when another version has
 * been published since `basedOn`.
 */
export async function unpublish(
  parts: EditingParts,
  name: DocumentName,
  { at, basedOn }: { at?: Date | undefined; basedOn?: number | null | undefined },
  actor: Actor,
): Promise<void> {
  await parts.database.transact(async (tx) => {
    if (!(await findVersion(tx, name))) throw problem('version_not_found');
    const id = await lockDocument(tx, name);
    await requireSeen(tx, name, { basedOn, next: null }, actor);
    await decide(tx, parts, { ...name, id }, { version: null, at }, actor);
  });
}

/** Throws `publication_changed` when neither `basedOn`, the version that was seen, nor already the `next` one is public. */
async function requireSeen(
  tx: Tx,
  name: DocumentName,
  { basedOn, next }: { basedOn: number | null | undefined; next: number | null },
  { now }: Actor,
): Promise<void> {
  if (basedOn === undefined) return;
  const shown = await findPublic(tx, name, now);
  const number = shown?.number ?? null;
  if (number === basedOn || number === next) return;
  throw problem('publication_changed', { public: number, publishedBy: shown?.publishedBy ?? null });
}

/** Cancels a scheduled publication. Throws `not_planned` when it has already happened. */
export async function cancelPlanned({ database }: EditingParts, name: DocumentName, publicationId: number, actor: Actor): Promise<void> {
  await database.transact(async (tx) => {
    if (!(await findVersion(tx, name))) throw problem('version_not_found');
    const planned = await deletePlanned(tx, await lockDocument(tx, name), publicationId, actor.now);
    if (!planned) throw problem('not_planned');
    const before = { version: planned.version, at: planned.at.toISOString() };
    await note(tx, name, 'content.plan_cancelled', { before, after: null }, actor);
  });
}

async function append(
  tx: Tx,
  name: DocumentName,
  documentId: number,
  latest: (VersionRow & { body: unknown }) | null,
  body: unknown,
  actor: Actor,
): Promise<VersionRow> {
  if (latest && isDeepStrictEqual(latest.body, JSON.parse(JSON.stringify(body)))) return latest;
  const version = { number: (latest?.number ?? 0) + 1, savedAt: actor.now, savedBy: actor.by };
  await saveVersion(tx, documentId, { ...version, body });
  await note(tx, name, 'content.saved', { version: version.number }, actor);
  return version;
}

async function decide(
  tx: Tx,
  { jobs }: EditingParts,
  document: DocumentName & { id: number },
  { version, at }: { version: number | null; at: Date | undefined },
  actor: Actor,
): Promise<void> {
  const { by, now } = actor;
  const planned = at !== undefined && at > now;
  const before = (await findPublic(tx, document, now))?.number ?? null;
  if (!planned && before === version) return;
  const from = planned ? at : now;
  await savePublication(tx, document.id, { version, at: from, askedAt: now, askedBy: by, told: !planned });
  const details = { before: { version: before }, after: { version, at: from.toISOString() } };
  await note(tx, document, version === null ? 'content.withdrawn' : 'content.published', details, actor);
  if (planned) await wakeAt(tx, jobs, from, now);
  else await tellChanged(tx, jobs, [document], now);
}

/** Writes the audit entry in the same transaction. */
async function note(
  tx: Tx,
  { brand, kind, key }: DocumentName,
  action: string,
  details: NewAuditEntry['details'] & object,
  actor: Actor,
): Promise<void> {
  if (actor.member === undefined) return;
  await audit(tx, { by: actor.member, action, subject: { kind: 'content', id: `${brand}/${kind}/${key}` }, details }, actor.now);
}
