import type { OutputOf } from '../../contract/api/endpoint.ts';
import { contentEditingProblems, type contentStaffEndpoints } from '../../contract/content/staff.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type DocumentName, findPublications, findVersion, findVersions } from './store.ts';

const problem = problemsOf(contentEditingProblems);

/** Versions and publications shown to an editor; older ones are kept regardless. */
const shown = 50;

/** A document's draft or a given version, with its history and schedule. Throws `version_not_found`. */
export async function showDocument(
  db: Db,
  name: DocumentName,
  number: number | null,
  now: Date,
): Promise<OutputOf<typeof contentStaffEndpoints.get>> {
  const [found, versions, publications] = await Promise.all([
    findVersion(db, name, number),
    findVersions(db, name, shown),
    findPublications(db, name, shown),
  ]);
  if (!found) throw problem('version_not_found');
  return {
    number: found.number,
    savedAt: found.savedAt.toISOString(),
    savedBy: found.savedBy,
    body: found.body,
    versions: versions.map((version) => ({ ...version, savedAt: version.savedAt.toISOString() })),
    publications: publications.map(({ at, ...publication }) => ({ ...publication, at: at.toISOString(), planned: at > now })),
  };
}
