import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages as alderLoomPages } from '../brands/alder-loom/pages/index.ts';
import { site as alderLoomSite } from '../brands/alder-loom/site.ts';
import { pages as pipAlderPages } from '../brands/pip-alder/pages/index.ts';
import { site as pipAlderSite } from '../brands/pip-alder/site.ts';
import { type FindAsset, seedContent, type WrittenContent } from '../server/content/index.ts';
import { type MediaStore, measurePicture } from '../server/media/index.ts';
import type { Database } from '../server/platform/db/index.ts';

/** Each brand's content as its files have it. */
const written: Readonly<Record<string, WrittenContent>> = {
  'alder-loom': { pages: alderLoomPages, site: alderLoomSite },
  'pip-alder': { pages: pipAlderPages, site: pipAlderSite },
};

/** Seeds every brand's content; answers the documents written. */
export async function seedWrittenContent(database: Database, media: MediaStore, now: Date): Promise<number> {
  let count = 0;
  for (const [brand, content] of Object.entries(written)) {
    count += await seedContent(database, brand, content, { now, findAsset: assetsOf(media) });
  }
  return count;
}

const files = join(import.meta.dirname, '../sample/media');
const fileOf = (name: string) => readFile(join(files, name)).catch(() => null);

/** Pictures below `sample/media/` and films below `sample/media/films/`, kept in the media store. */
export function assetsOf(media: MediaStore): FindAsset {
  const picture = async (name: string) => {
    const bytes = await fileOf(name);
    if (!bytes || !name.endsWith('.webp')) return null;
    return { url: await media.put(bytes, 'webp'), ...(await measurePicture(bytes)) };
  };
  const film = async (name: string) => {
    const bytes = await fileOf(`films/${name}.mp4`);
    return bytes && media.put(bytes, 'mp4');
  };
  return Object.assign(picture, { film });
}
