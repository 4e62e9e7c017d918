import { contentEditingProblems, type contentStaffEndpoints } from '../../contract/content/staff.ts';
import type { OutputOf } from '../../contract/endpoint.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { type DocumentName, findPublications, findVersion, findVersions } from './store.ts';

const problem = problemsOf(contentEditingProblems);

/** So many versions and publications an editor is shown; older ones are kept all the same. */
const shown = 50;

/** A document's draft, or the version that is named, with what has happened to it and what is planned. Throws `version_not_found`. */
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
    body: found.body as Record<string, unknown>,
    versions: versions.map((version) => ({ ...version, savedAt: version.savedAt.toISOString() })),
    publications: publications.map(({ at, ...publication }) => ({ ...publication, at: at.toISOString(), planned: at > now })),
  };
}
