import { isDeepStrictEqual } from 'node:util';
import { contentEditingProblems } from '../../contract/content/staff.ts';
import type { Database, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { audit, type Deed } from '../staff/index.ts';
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
  /** As the history names them. */
  readonly by: string;
  readonly now: Date;
  /** Left out, it is the shop itself and not written into the log of what staff did. */
  readonly member?: Deed['by'];
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
    return append(tx, name, documentId, latest, checked.value, hand);
  });
}

/** Makes an old version the draft again, as a new version of its own. Throws `version_not_found`. */
export async function restoreVersion({ database }: EditingParts, name: DocumentName, number: number, hand: Hand): Promise<VersionRow> {
  return database.transact(async (tx) => {
    const documentId = await lockDocument(tx, name);
    const old = await findVersion(tx, name, number);
    if (!old) throw problem('version_not_found');
    return append(tx, name, documentId, await findVersion(tx, name), old.body, hand);
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
export async function cancelPlanned({ database }: EditingParts, name: DocumentName, publicationId: number, hand: Hand): Promise<void> {
  await database.transact(async (tx) => {
    if (!(await findVersion(tx, name))) throw problem('version_not_found');
    if (!(await deletePlanned(tx, await lockDocument(tx, name), publicationId, hand.now))) throw problem('not_planned');
    await note(tx, name, 'content.plan_cancelled', { publicationId }, hand);
  });
}

async function append(
  tx: Tx,
  name: DocumentName,
  documentId: number,
  latest: (VersionRow & { body: unknown }) | null,
  body: unknown,
  hand: Hand,
): Promise<VersionRow> {
  if (latest && isDeepStrictEqual(latest.body, JSON.parse(JSON.stringify(body)))) return latest;
  const version = { number: (latest?.number ?? 0) + 1, savedAt: hand.now, savedBy: hand.by };
  await saveVersion(tx, documentId, { ...version, body });
  await note(tx, name, 'content.saved', { version: version.number }, hand);
  return version;
}

async function decide(
  tx: Tx,
  { jobs }: EditingParts,
  document: DocumentName & { id: number },
  { version, at }: { version: number | null; at: Date | undefined },
  hand: Hand,
): Promise<void> {
  const { by, now } = hand;
  const planned = at !== undefined && at > now;
  if (!planned && ((await findPublic(tx, document, now))?.number ?? null) === version) return;
  const from = planned ? at : now;
  await savePublication(tx, document.id, { version, at: from, askedAt: now, askedBy: by, told: !planned });
  await note(tx, document, version === null ? 'content.withdrawn' : 'content.published', { version, at: from.toISOString() }, hand);
  if (planned) await wakeAt(tx, jobs, from, now);
  else await tellChanged(tx, jobs, [document], now);
}

/** Into the log of what staff did, with the deed itself. */
async function note(
  tx: Tx,
  { brand, kind, key }: DocumentName,
  action: string,
  details: Deed['details'] & object,
  hand: Hand,
): Promise<void> {
  if (hand.member === undefined) return;
  await audit(tx, { by: hand.member, action, subject: { kind: 'content', id: `${brand}/${kind}/${key}` }, details }, hand.now);
}
