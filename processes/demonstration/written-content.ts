import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentOf } from '../../brands/contents.ts';
import { brandOf, brands } from '../../brands/index.ts';
import { writtenContents } from '../../brands/written.ts';
import type { ContentImage } from '../../contract/content/parts.schemas.ts';
import { documents, pageGroups, templates } from '../../sample/documents/index.ts';
import { type FindAsset, seedContent, seededPictures, seedTemplates } from '../../server/content/index.ts';
import { type MediaStore, measurePicture } from '../../server/media/index.ts';
import type { Database } from '../../server/platform/db/index.ts';

/** What a brand's documents contain. */
const toldOf = (key: string) => ({ brand: brandOf(key), house: contentOf(key).house });

/** Seeds every brand's content including documents; returns the number of documents written. */
export async function seedWrittenContent(database: Database, media: MediaStore, now: Date): Promise<number> {
  const findAsset = assetsOf(media, await seededPictures(database));
  let count = 0;
  for (const [brand, { pages, site }] of await writtenContents()) {
    const told = toldOf(brand);
    const content = { pages: [...pages, ...documents(told)], site: { ...site, page_groups: pageGroups(told) } };
    count += await seedContent(database, brand, content, { now, findAsset });
  }
  return count;
}

/** Gives a shop without the demonstration its help, company and legal pages to complete; returns the number of documents written. */
export async function seedDocumentTemplates(database: Database, now: Date): Promise<number> {
  let count = 0;
  for (const { key } of brands) {
    const told = toldOf(key);
    const site = { navBar: { id: key }, page_groups: pageGroups(told) };
    count += await seedTemplates(database, key, { templates: templates(told), site }, now);
  }
  return count;
}

const files = join(import.meta.dirname, '../../sample/media');
const fileOf = (name: string) => readFile(join(files, name)).catch(() => null);

/**
 * Pictures below `sample/media/` and films below `sample/media/films/`, copied to the media store. Those `measured` before, by address, are not decoded
 * again, which took a quarter of each start.
 */
export function assetsOf(media: MediaStore, measured: ReadonlyMap<string, ContentImage> = new Map()): FindAsset {
  const picture = async (name: string) => {
    const bytes = await fileOf(name);
    if (!bytes || !name.endsWith('.webp')) return null;
    const url = await media.put(bytes, 'webp');
    const { width, height, tint } = measured.get(url) ?? (await measurePicture(bytes));
    return { url, width, height, tint };
  };
  const film = async (name: string) => {
    const bytes = await fileOf(`films/${name}.mp4`);
    return bytes && media.put(bytes, 'mp4');
  };
  return Object.assign(picture, { film });
}
