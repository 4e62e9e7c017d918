import { createHash } from 'node:crypto';
import type { AuthoredPage, AuthoredSite } from '../../contract/content/authored.ts';
import type { Database } from '../platform/db/index.ts';
import { Problem } from '../platform/http/problem.ts';
import { type Actor, seeder } from './actors.ts';
import { type EditingParts, publish, saveDraft } from './editing.ts';
import { type PictureRow, picturesAddedBy, savePictures } from './library/store.ts';
import { type FindAsset, lookUp } from './lookup.ts';
import { renamed } from './renamed.ts';
import { tolerantPage } from './show/tolerant.ts';
import { namesIn, translate } from './show/translate.ts';
import { type DocumentName, findDocuments, findPublic, findVersions } from './store.ts';

/** A brand's content from its files. */
export interface WrittenContent {
  readonly pages: readonly AuthoredPage[];
  readonly site: AuthoredSite;
}

/** The pictures that earlier seedings have measured, by address. */
export const seededPictures = (database: Database): Promise<Map<string, PictureRow>> => picturesAddedBy(database.read, seeder);

/**
 * Saves and publishes a brand's written content, except documents that editors have changed since they were seeded. Returns the number of
 * documents written.
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

/** The start of a page the retailer must write: a public placeholder and a draft template. */
export interface Template {
  readonly standIn: AuthoredPage;
  readonly draft: AuthoredPage;
}

/**
 * Creates those of these pages, and the site-wide content, that a brand lacks; existing ones are left alone. Safe in several processes at
 * once. Returns the number of documents written.
 */
export async function seedTemplates(
  database: Database,
  brand: string,
  { templates, site }: { templates: readonly Template[]; site: AuthoredSite },
  now: Date,
): Promise<number> {
  const there = new Set((await findDocuments(database.read, brand, now)).map(({ kind, key }) => `${kind}/${key}`));
  const wanted = [
    { name: { brand, kind: 'site', key: 'site' } as const, bodies: [site] },
    ...templates.map(({ standIn, draft }) => ({
      name: { brand, kind: 'page', key: draft.page_id } as const,
      bodies: [asPage(standIn), asPage(draft)],
    })),
  ].filter(({ name }) => !there.has(`${name.kind}/${name.key}`));
  const actor = { by: seeder, now };
  let written = 0;
  for (const {
    name,
    bodies: [open, ...drafts],
  } of wanted) {
    try {
      const { number } = await saveDraft({ database }, name, { body: open, basedOn: null }, actor);
      await publish({ database }, name, {}, actor);
      for (const body of drafts) await saveDraft({ database }, name, { body, basedOn: number }, actor);
      written += 1;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'content_changed') throw error;
    }
  }
  return written;
}

/** Documents copied at once, so that a new brand's form is answered soon, and connections are left to shoppers. */
const copiesAtOnce = 4;

/** A brand as its content names it. */
export interface NamedBrand {
  readonly key: string;
  readonly name: string;
}

/**
 * Gives a new brand the public content of another, published and under its own name, but its own pages where it has such; documents that it has
 * already are left alone, so that it can be repeated. Returns the number of documents written.
 */
export async function copyContent(
  database: Database,
  { from, to, own = [] }: { from: NamedBrand; to: NamedBrand; own?: readonly AuthoredPage[] },
  actor: Actor,
): Promise<number> {
  const there = new Set((await findDocuments(database.read, to.key, actor.now)).map(({ kind, key }) => `${kind}/${key}`));
  let written = 0;
  for (const body of own) {
    const name = { brand: to.key, kind: 'page' as const, key: body.page_id };
    if (there.has(`page/${name.key}`)) continue;
    await saveDraft({ database }, name, { body }, actor);
    await publish({ database }, name, {}, actor);
    there.add(`page/${name.key}`);
    written += 1;
  }
  const missing = (await findDocuments(database.read, from.key, actor.now)).filter(({ kind, key }) => !there.has(`${kind}/${key}`));
  const copy = async ({ kind, key, savedBy }: (typeof missing)[number]): Promise<number> => {
    const name = { brand: to.key, kind, key };
    const shown = await findPublic(database.read, { ...name, brand: from.key }, actor.now);
    if (!shown) return 0;
    // What nobody has written for the one is not written for the other either (`findUnwrittenPages`).
    const by = { ...actor, by: savedBy === seeder ? seeder : actor.by };
    await saveDraft({ database }, name, { body: renamed(kind, shown.body, from.name, to.name) }, by);
    await publish({ database }, name, {}, by);
    return 1;
  };
  for (let at = 0; at < missing.length; at += copiesAtOnce) {
    const copied = await Promise.all(missing.slice(at, at + copiesAtOnce).map(copy));
    written += copied.reduce((sum, count) => sum + count, 0);
  }
  return written;
}

/** Omits blocks about products this shop does not sell. Uids follow the position, so that seeding again changes nothing. */
function asPage(input: unknown): unknown {
  const page = tolerantPage(input, () => {});
  if (!page) return input;
  const uid = (place: string) => `blt${createHash('sha256').update(place).digest('hex').slice(0, 16)}`;
  const named = page.blocks.map((block, i) => ({ ...block, system: { ...block.system, uid: uid(`${page.page_id} ${i} ${block.type}`) } }));
  return { ...page, blocks: named };
}

async function seedDocument(parts: EditingParts, name: DocumentName, body: unknown, now: Date): Promise<boolean> {
  const versions = await findVersions(parts.database.read, name, { offset: 0, limit: 1000 });
  if (versions.some(({ savedBy }) => savedBy !== seeder)) return false;
  const actor = { by: seeder, now };
  const saved = await saveDraft(parts, name, { body }, actor);
  if (saved.number === versions[0]?.number) return false;
  await publish(parts, name, {}, actor);
  return true;
}
