import { isDeepStrictEqual } from 'node:util';
import { contentEditingProblems } from '../../contract/content/editing.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
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

/** What editing stands on; without jobs (a command-line tool) the web processes' jobs notice what is planned within a minute. */
export interface EditingParts {
  readonly database: Database;
  readonly jobs?: Jobs | undefined;
}

/** Who does it, and when. */
export interface Hand {
  readonly by: string;
  readonly now: Date;
}

/**
 * Saves a draft as a new version; what says the same as the latest version changes nothing. Throws `content_invalid` with a message for each
 * field, and `version_conflict` when somebody has saved since `basedOn`, the version the editor began with (null: a new document).
 */
export async function saveDraft(
  { database }: EditingParts,
  name: DocumentName,
  { body, basedOn }: { body: unknown; basedOn?: number | null },
  hand: Hand,
): Promise<VersionRow> {
  const checked = name.kind === 'page' ? checkedPage({ ...(body as object), page_id: name.key }) : checkedSite(body);
  if (!checked.ok) throw problem('content_invalid', undefined, checked.faults);
  return database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const latest = await findVersion(tx, name);
    if (basedOn !== undefined && basedOn !== (latest?.number ?? null)) {
      throw problem('version_conflict', { latest: latest?.number ?? null, savedBy: latest?.savedBy ?? null });
    }
    return append(tx, documentId, latest, checked.value, hand);
  });
}

/** Makes an old version the draft again, as a new version of its own. Throws `version_not_found`. */
export async function restoreVersion({ database }: EditingParts, name: DocumentName, number: number, hand: Hand): Promise<VersionRow> {
  return database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const old = await findVersion(tx, name, number);
    if (!old) throw problem('version_not_found');
    return append(tx, documentId, await findVersion(tx, name), old.body, hand);
  });
}

/**
 * Makes a version public, the latest unless another is named: at once, or from a moment of the future on. Publishing what is public already
 * changes nothing. Throws `version_not_found`.
 */
export async function publish(
  parts: EditingParts,
  name: DocumentName,
  { version = null, at }: { version?: number | null | undefined; at?: Date | undefined },
  hand: Hand,
): Promise<{ version: number }> {
  return parts.database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const found = await findVersion(tx, name, version);
    if (!found) throw problem('version_not_found');
    await decide(tx, parts, { ...name, id: documentId }, { version: found.number, at }, hand);
    return { version: found.number };
  });
}

/** Takes a document out of the public, at once or from a moment of the future on. Throws `version_not_found` for one that never was there. */
export async function unpublish(parts: EditingParts, name: DocumentName, at: Date | undefined, hand: Hand): Promise<void> {
  await parts.database.transact(async (tx) => {
    if (!(await findVersion(tx, name))) throw problem('version_not_found');
    await decide(tx, parts, { ...name, id: await lockDocument(tx, name) }, { version: null, at }, hand);
  });
}

/** Takes something off the schedule. Throws `not_planned` when it has happened already. */
export async function cancelPlanned({ database }: EditingParts, name: DocumentName, publicationId: number, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    if (!(await findVersion(tx, name))) throw problem('version_not_found');
    if (!(await deletePlanned(tx, await lockDocument(tx, name), publicationId, now))) throw problem('not_planned');
  });
}

async function append(
  tx: Tx,
  documentId: number,
  latest: (VersionRow & { body: unknown }) | null,
  body: unknown,
  { by, now }: Hand,
): Promise<VersionRow> {
  if (latest && isDeepStrictEqual(latest.body, JSON.parse(JSON.stringify(body)))) return latest;
  const version = { number: (latest?.number ?? 0) + 1, savedAt: now, savedBy: by };
  await saveVersion(tx, documentId, { ...version, body });
  return version;
}

async function decide(
  tx: Tx,
  { jobs }: EditingParts,
  document: DocumentName & { id: number },
  { version, at }: { version: number | null; at: Date | undefined },
  { by, now }: Hand,
): Promise<void> {
  const planned = at !== undefined && at > now;
  if (!planned && ((await findPublic(tx, document, now))?.number ?? null) === version) return;
  const from = planned ? at : now;
  await savePublication(tx, document.id, { version, at: from, askedAt: now, askedBy: by, told: !planned });
  if (planned) await wakeAt(tx, jobs, from, now);
  else await tellChanged(tx, jobs, [document], now);
}
