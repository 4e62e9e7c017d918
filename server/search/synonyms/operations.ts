import { synonymProblems } from '../../../contract/staff/staff-synonyms.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import { hasChanged } from '../../platform/fingerprint.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import type { Synonym } from '../query/synonyms.ts';
import { type Line, lineOfBoth, lineProblems, tidied } from './rules.ts';
import { deleteLine, findLine, findLines, insertLine, lockLines, saveLine } from './store.ts';

const problem = problemsOf(synonymProblems);

/** Tag of text search result pages (`web/screens/results/page.ts`). */
const textResultsTag = 'text-results';

/** Adds a line. Throws `invalid_input` or, with the existing line's number, `synonym_known`, both by field. */
export function addLine(database: Database, given: Synonym, by: StaffMember, now: Date): Promise<Line> {
  return database.transact(async (tx) => {
    await lockLines(tx);
    const line = await checked(tx, given, null);
    const added = { ...line, synonymId: await insertLine(tx, line) };
    await record(tx, { by, action: 'search.synonym_added', line: added, details: { line: inWords(added) } }, now);
    return added;
  });
}

/** Replaces a line. Throws as `addLine` does, `synonym_not_found`, and `synonym_changed` when it is not the one it is based on. */
export function changeLine(
  database: Database,
  { synonymId, basedOn }: { readonly synonymId: number; readonly basedOn?: string | undefined },
  given: Synonym,
  by: StaffMember,
  now: Date,
): Promise<Line> {
  return database.transact(async (tx) => {
    await lockLines(tx);
    const before = await lineNumbered(tx, synonymId);
    if (hasChanged(inWords(before), basedOn)) throw problem('synonym_changed');
    const after = { ...(await checked(tx, given, synonymId)), synonymId };
    if (inWords(before) === inWords(after)) return after;
    await saveLine(tx, after);
    await record(tx, { by, action: 'search.synonym_changed', line: after, details: { from: inWords(before), to: inWords(after) } }, now);
    return after;
  });
}

/** Deletes a line and returns it. Throws `synonym_not_found`. */
export function removeLine(database: Database, synonymId: number, by: StaffMember, now: Date): Promise<Line> {
  return database.transact(async (tx) => {
    await lockLines(tx);
    const line = await lineNumbered(tx, synonymId);
    await deleteLine(tx, synonymId);
    await record(tx, { by, action: 'search.synonym_removed', line, details: { line: inWords(line) } }, now);
    return line;
  });
}

/** Throws `synonym_not_found`. */
export async function lineNumbered(db: Parameters<typeof findLine>[0], synonymId: number): Promise<Line> {
  const line = await findLine(db, synonymId);
  if (!line) throw problem('synonym_not_found');
  return line;
}

async function checked(tx: Tx, given: Synonym, own: number | null): Promise<Synonym> {
  const line = tidied(given);
  const wrong = lineProblems(line);
  if (wrong) throw problem('invalid_input', undefined, wrong);
  const others = (await findLines(tx)).filter(({ synonymId }) => synonymId !== own);
  const known = lineOfBoth(line, others);
  if (known) throw problem('synonym_known', { synonymId: known.synonymId }, { means: `This synonym already exists: ${inWords(known)}` });
  return line;
}

/** Such as `couch ↔ sofa`. */
export const inWords = ({ phrase, means, oneWay }: Synonym) => `${phrase} ${oneWay ? '→' : '↔'} ${means}`;

interface SynonymChange {
  readonly by: StaffMember;
  readonly action: string;
  readonly line: Line;
  readonly details: Readonly<Record<string, string>>;
}

async function record(tx: Tx, { by, action, line, details }: SynonymChange, now: Date): Promise<void> {
  await purge(tx, [textResultsTag]);
  await audit(tx, { by, action, subject: { kind: 'synonym', id: line.synonymId }, details }, now);
}
