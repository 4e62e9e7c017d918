import { contentLibraryEndpoints, contentLibraryProblems } from '../../../contract/content/library.ts';
import type { MediaStore } from '../../media/index.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { requireStaff } from '../../staff/index.ts';
import { addPicture, removePicture, searchPictures, showPlaces } from './operations.ts';

const problem = problemsOf(contentLibraryProblems);

/** Binds the pickers of the editor: pictures and places. All require `content.edit`. */
export function mountContentLibrary(api: Api, { database, media }: { database: Database; media: MediaStore }): void {
  api.bind(contentLibraryEndpoints.pictures, async (asked, call) => {
    await requireStaff(database.read, call, 'content.edit');
    return searchPictures(database.read, asked, call.now);
  });
  api.bind(contentLibraryEndpoints.addPicture, async (_input, call) => {
    const member = await requireStaff(database.read, call, 'content.edit');
    const file = await call.file();
    if (!file) throw problem('no_picture');
    return addPicture({ database, media }, file, { by: member.name, now: call.now, member });
  });
  api.bind(contentLibraryEndpoints.removePicture, async ({ url }, call) => {
    await removePicture(database, url, await requireStaff(database.read, call, 'content.edit'), call.now);
    return { ok: true as const };
  });
  api.bind(contentLibraryEndpoints.places, async (_input, call) => {
    await requireStaff(database.read, call, 'content.edit');
    return showPlaces(database.read, call.brand, call.now);
  });
}
