import type { OutputOf } from '../../contract/api/endpoint.ts';
import { contentEditingProblems, type contentStaffEndpoints } from '../../contract/content/staff.ts';
import type { Db } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { pageOf } from '../platform/paging.ts';
import { type DocumentName, findHistory, findPublications, findVersion, findVersions } from './store.ts';

const problem = problemsOf(contentEditingProblems);

const perPage = 50;

interface Asked {
  /** Without it, the draft. */
  readonly version?: number | undefined;
  /** Pages, from 1, of the versions and of the publications. */
  readonly page: number;
  readonly publicationsPage: number;
}

/** A document's draft or a given version, with its history and schedule. Throws `version_not_found`. */
export async function showDocument(
  db: Db,
  name: DocumentName,
  { version, page, publicationsPage }: Asked,
  now: Date,
): Promise<OutputOf<typeof contentStaffEndpoints.get>> {
  const [found, history] = await Promise.all([findVersion(db, name, version), findHistory(db, name, now)]);
  if (!found) throw problem('version_not_found');
  const ofVersions = pageOf(page, history.versions, perPage);
  const ofPublications = pageOf(publicationsPage, history.publications, perPage);
  const [versions, publications] = await Promise.all([
    findVersions(db, name, ofVersions.portion),
    findPublications(db, name, ofPublications.portion),
  ]);
  return {
    number: found.number,
    savedAt: found.savedAt.toISOString(),
    savedBy: found.savedBy,
    body: found.body,
    previous: found.previous,
    public: history.public,
    versions: versions.map(({ savedAt, ...one }) => ({ ...one, savedAt: savedAt.toISOString() })),
    page: ofVersions.page,
    pages: ofVersions.pages,
    publications: publications.map(({ at, ...publication }) => ({ ...publication, at: at.toISOString(), planned: at > now })),
    publicationsPage: ofPublications.page,
    publicationsPages: ofPublications.pages,
  };
}
