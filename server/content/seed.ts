import { createHash } from 'node:crypto';
import type { AuthoredPage, AuthoredSite } from '../../contract/content/authored.ts';
import type { Database } from '../platform/db/index.ts';
import { type EditingParts, publish, saveDraft } from './editing.ts';
import { seeder } from './hands.ts';
import { type PictureRow, savePictures } from './library/store.ts';
import { type FindAsset, lookUp } from './lookup.ts';
import { type DocumentName, findVersions } from './store.ts';
import { tolerantPage } from './tolerant.ts';
import { namesIn, translate } from './translate.ts';

/** A brand's content as its files have it. */
export interface WrittenContent {
  readonly pages: readonly AuthoredPage[];
  readonly site: AuthoredSite;
}

/**
 * Puts a brand's written content into the store and publishes it: what the store does not have yet, and what nobody has edited since it was
 * seeded. What editors have touched is theirs. Answers how many documents it wrote.
 */
export async function seedContent(
  database: Database,
  brand: string,
  { pages, site }: WrittenContent,
  { now, findAsset }: { now: Date; findAsset: FindAsset },
): Promise<number> {
  const assets: PictureRow[] = [];
  const find = async (name: string) => {
    const picture = await findAsset(name);
    if (picture) assets.push({ ...picture, name });
    return picture;
  };
  const noted: FindAsset = Object.assign(find, findAsset.film && { film: findAsset.film });
  const lookup = await lookUp(database.read, namesIn({ pages, site }), noted);
  await database.transact((tx) => savePictures(tx, assets, seeder, now));
  const documents: { name: DocumentName; body: unknown }[] = [
    { name: { brand, kind: 'site', key: 'site' }, body: translate(site, lookup) },
    ...pages.map((page) => ({ name: { brand, kind: 'page' as const, key: page.page_id }, body: asPage(translate(page, lookup)) })),
  ];
  let written = 0;
  for (const { name, body } of documents) written += (await seedDocument({ database }, name, body, now)) ? 1 : 0;
  return written;
}

/** Blocks about products that this shop does not sell are left out; uids go by the place, so that seeding again finds nothing new. */
function asPage(input: unknown): unknown {
  const page = tolerantPage(input, () => {});
  if (!page) return input;
  const uid = (place: string) => `blt${createHash('sha256').update(place).digest('hex').slice(0, 16)}`;
  const named = page.blocks.map((block, i) => ({ ...block, system: { ...block.system, uid: uid(`${page.page_id} ${i} ${block.type}`) } }));
  return { ...page, blocks: named };
}

async function seedDocument(parts: EditingParts, name: DocumentName, body: unknown, now: Date): Promise<boolean> {
  const versions = await findVersions(parts.database.read, name, 1000);
  if (versions.some(({ savedBy }) => savedBy !== seeder)) return false;
  const hand = { by: seeder, now };
  const saved = await saveDraft(parts, name, { body }, hand);
  if (saved.number === versions[0]?.number) return false;
  await publish(parts, name, {}, hand);
  return true;
}
