import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type contentLibraryEndpoints, contentLibraryProblems, type ListedPicture } from '../../../contract/content/library.ts';
import { allCategories, findCategoriesPictured } from '../../catalog/index.ts';
import { keepPicture, type MediaStore, remadePicture, removeFiles } from '../../media/index.ts';
import { brandNamesOf, nameIn } from '../../platform/brand-names.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { type Actor, seeder } from '../actors.ts';
import { findPublicPages } from '../store.ts';
import {
  dropUnseen,
  findAdder,
  findPictures,
  findTakenOut,
  findUses,
  lockFiles,
  type PictureRow,
  type PictureUse,
  savePictures,
  takeOut,
} from './store.ts';

const problem = problemsOf(contentLibraryProblems);

/** Pictures that a picker gets at once. */
const perPage = 60;

/** Pictures by words of their names, newest first, with where each is used; after the one with this address. */
export async function searchPictures(
  db: Db,
  { q, after }: { readonly q: string; readonly after?: string | undefined },
  now: Date,
): Promise<{ pictures: ListedPicture[]; next: string | null }> {
  const found = await findPictures(db, q.split(/\s+/).filter(Boolean), { after: after ?? null, limit: perPage + 1 });
  const pictures = found.slice(0, perPage);
  const names = await brandNamesOf(db).all(now);
  const uses = await usesOf(
    db,
    pictures.map(({ url }) => url),
    now,
  );
  const listed = pictures.map(({ addedBy, ...picture }) => {
    const usedBy = uses.flatMap(({ url, ...name }) => (url === picture.url ? [{ ...name, brandName: nameIn(names, name.brand) }] : []));
    return { ...picture, usedBy, mayRemove: usedBy.length === 0 && addedBy !== seeder };
  });
  return { pictures: listed, next: found.length > perPage ? (pictures.at(-1)?.url ?? null) : null };
}

/** Uses of pictures in documents and on categories. */
async function usesOf(db: Db, urls: readonly string[], now: Date): Promise<PictureUse[]> {
  const onCategories = await findCategoriesPictured(db, urls);
  return [
    ...(await findUses(db, urls, now)),
    ...onCategories.map(({ url, name }) => ({ url, brand: '', kind: 'category' as const, key: name })),
  ];
}

/**
 * Removes a picture from the library. Its file stays while an earlier version, which may be restored, uses it (`forgetPictures`). Throws
 * `picture_used`, `picture_built_in`.
 */
export async function removePicture(database: Database, url: string, member: StaffMember, now: Date): Promise<void> {
  await database.transact(async (tx) => {
    const addedBy = await findAdder(tx, url);
    if (addedBy === null) return;
    if (addedBy === seeder) throw problem('picture_built_in');
    if ((await usesOf(tx, [url], now)).length > 0) throw problem('picture_used');
    await takeOut(tx, url, now);
    await audit(tx, { by: member, action: 'content.picture_removed', subject: { kind: 'picture', id: url } }, now);
  });
}

/** Adds a picture to the library, re-encoded. Throws `picture_too_large`, `picture_unreadable`, `overloaded`. */
export async function addPicture(
  { database, media }: { database: Database; media: MediaStore },
  file: UploadedFile,
  actor: Actor,
): Promise<PictureRow> {
  const remade = await remadePicture(media, file);
  // Goes over the network where files are in a bucket; within the transaction it is here already.
  await keepPicture(media, remade, 'library');
  return database.transact(async (tx) => {
    await lockFiles(tx, [media.addressOf(remade.content, 'webp', 'library')]);
    const { src, ...measures } = await keepPicture(media, remade, 'library');
    const picture = { url: src, name: file.name.slice(0, 200) || 'picture', ...measures };
    await savePictures(tx, [picture], actor.by, actor.now);
    if (actor.member !== undefined) {
      await audit(tx, { by: actor.member, action: 'content.picture_added', subject: { kind: 'picture', id: src }, details: {} }, actor.now);
    }
    return picture;
  });
}

/** Deletes the files of removed pictures that no version of a document and no category uses; returns how many. */
export async function forgetPictures({ database, media }: { database: Database; media: MediaStore }): Promise<number> {
  return database.transact(async (tx) => {
    const taken = await findTakenOut(tx);
    await lockFiles(tx, taken);
    const onCategories = new Set((await findCategoriesPictured(tx, taken)).map(({ url }) => url));
    const unseen = await dropUnseen(
      tx,
      taken.filter((url) => !onCategories.has(url)),
    );
    await removeFiles(tx, media, unseen);
    return unseen.length;
  });
}

/** Link targets and subjects of blocks: the categories with their paths, and the public pages. */
export async function showPlaces(db: Db, brand: string, now: Date): Promise<OutputOf<typeof contentLibraryEndpoints.places>> {
  const [rows, pages] = await Promise.all([allCategories(db), findPublicPages(db, brand, now)]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return {
    categories: rows.map(({ id, slug, slugs, formerPaths, ancestry }) => ({
      path: slugs,
      formerPaths,
      title: [...ancestry.filter((one) => one !== id), id].map((one) => names.get(one)).join(' › '),
      slug,
      taxonomyId: id,
    })),
    pages: pages.map(({ pageId }) => pageId),
  };
}
