import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { BrandSet } from '../../contract/settings/brand-set.ts';
import { type AddedBrandSettings, addedBrand } from '../../contract/settings/brands.schemas.ts';
import { rankingSettings } from '../../contract/settings/ranking.schemas.ts';
import { retentionSettings } from '../../contract/settings/retention.schemas.ts';
import { returnSettings } from '../../contract/settings/returns.schemas.ts';
import { senderSettings } from '../../contract/settings/sender.schemas.ts';
import { type SettingsVersion, settingsProblems } from '../../contract/settings/settings.ts';
import { shippingSettings } from '../../contract/settings/shipping.schemas.ts';
import { storeSettings } from '../../contract/settings/store.schemas.ts';
import { themeSettings } from '../../contract/settings/theme.schemas.ts';
import { wordingSettings } from '../../contract/settings/wording/wording.schemas.ts';
import { brandNamesOf } from '../platform/brand-names.ts';
import type { Database, Db, Tx } from '../platform/db/index.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { OfShop, PerShop } from '../platform/per-shop.ts';
import { EpochCache } from '../platform/purging/epoch-cache.ts';
import { purge, purgingOf } from '../platform/purging/purging.ts';
import { audit, type StaffMember } from '../staff/index.ts';
import { findBrandNames, findHostsEver, findNewest, findVersion, findVersions, insertVersion, type Subject } from './store.ts';

const problem = problemsOf(settingsProblems);

const shapes = {
  brand: addedBrand,
  ranking: rankingSettings,
  retention: retentionSettings,
  returns: returnSettings,
  sender: senderSettings,
  shipping: shippingSettings,
  store: storeSettings,
  theme: themeSettings,
  wording: wordingSettings,
} as const;
type Shapes = typeof shapes;

/** What staff have set for a subject; its fields are null where the default applies. */
export type SettingsOf<S extends keyof Shapes> = z.output<Shapes[S]>;

type Readable = OfShop & { readonly read: Db };

const tagOf = (subject: Subject): string => `settings:${subject}`;

const cacheOf = <V>(subject: Subject, perShop: PerShop) =>
  new EpochCache<string, V | null>({
    epoch: purgingOf({ perShop }).epoch((tag) => tag === tagOf(subject)),
    ttlSeconds: 30,
    max: 50,
  });
const newShippingCache = (perShop: PerShop) => cacheOf<SettingsOf<'shipping'>>('shipping', perShop);
const newRankingCache = (perShop: PerShop) => cacheOf<SettingsOf<'ranking'>>('ranking', perShop);
const newReturnsCache = (perShop: PerShop) => cacheOf<SettingsOf<'returns'>>('returns', perShop);
const newSenderCache = (perShop: PerShop) => cacheOf<SettingsOf<'sender'>>('sender', perShop);
const newStoreCache = (perShop: PerShop) => cacheOf<SettingsOf<'store'>>('store', perShop);
const newWordingCache = (perShop: PerShop) => cacheOf<SettingsOf<'wording'>>('wording', perShop);
const newThemeCache = (perShop: PerShop) => cacheOf<ThemeVersion>('theme', perShop);

/** A brand's shipping figures as staff have set them, without a query while cached; null where they have set none. */
export function shippingSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'shipping'> | null> {
  return database.perShop(newShippingCache).get(brand, now, async () => {
    const value = await newest(database.read, 'shipping', brand);
    return value === null ? null : shapes.shipping.parse(value);
  });
}

/** The same of how its searches rank products. */
export function rankingSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'ranking'> | null> {
  return database.perShop(newRankingCache).get(brand, now, async () => {
    const value = await newest(database.read, 'ranking', brand);
    return value === null ? null : shapes.ranking.parse(value);
  });
}

/** The tag that tells every process of brands made or changed in the console. */
export const brandsTag = tagOf('brand');

/** The brands made in the console, as they are now. */
export async function findAddedBrands(db: Db): Promise<(AddedBrandSettings & { readonly key: string })[]> {
  return (await findNewest(db, 'brand')).map(({ brand, value }) => ({ ...shapes.brand.parse(value), key: brand }));
}

/** The hosts that each of them has had since the last other one. */
export async function findHostsOf(db: Db): Promise<(brand: string) => string[]> {
  const ever = await findHostsEver(db);
  return (brand) => ever.flatMap((one) => (one.brand === brand && one.host !== null ? [one.host] : []));
}

const newNamesCache = (perShop: PerShop) => cacheOf<ReadonlyMap<string, string>>('store', perShop);

/** From now on the shop's brands are called as staff have named them. */
export function bringBrandNames(database: Readable): void {
  const names = database.perShop(newNamesCache);
  const find = async () =>
    new Map((await findBrandNames(database.read)).flatMap(({ brand, name }) => (name === null ? [] : [[brand, name] as const])));
  brandNamesOf(database).readFrom(async (now) => (await names.get('all', now, find)) ?? new Map());
}

/** The same of its name and contact details. */
export function storeSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'store'> | null> {
  return database.perShop(newStoreCache).get(brand, now, async () => {
    const value = await newest(database.read, 'store', brand);
    return value === null ? null : shapes.store.parse(value);
  });
}

/** A brand's theme as staff have set it, and which version that is. */
export interface ThemeVersion {
  readonly version: number;
  readonly value: SettingsOf<'theme'>;
}

/** The newest of its theme. */
export function themeSet(database: Readable, brand: string, now: Date): Promise<ThemeVersion | null> {
  return database.perShop(newThemeCache).get(brand, now, async () => {
    const [found] = await findVersions(database.read, 'theme', brand, 1);
    return found ? { version: found.version, value: shapes.theme.parse(found.value) } : null;
  });
}

/** The same of the words of its e-mails. */
function wordingSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'wording'> | null> {
  return database.perShop(newWordingCache).get(brand, now, async () => {
    const value = await newest(database.read, 'wording', brand);
    return value === null ? null : shapes.wording.parse(value);
  });
}

/** All that staff have set of what a brand is called, looks like and writes. */
export async function brandSet(database: Readable, brand: string, now: Date): Promise<BrandSet> {
  const [details, theme, wording] = await Promise.all([
    storeSet(database, brand, now),
    themeSet(database, brand, now),
    wordingSet(database, brand, now),
  ]);
  return { details, theme: theme?.value ?? null, wording };
}

/** An earlier one, for pages that still link its style sheet. */
export async function findThemeVersion(db: Db, brand: string, version: number): Promise<ThemeVersion | null> {
  const found = await findVersion(db, 'theme', brand, version);
  return found && { version, value: shapes.theme.parse(found.value) };
}

/** The same of who its e-mails come from. */
export function senderSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'sender'> | null> {
  return database.perShop(newSenderCache).get(brand, now, async () => {
    const value = await newest(database.read, 'sender', brand);
    return value === null ? null : shapes.sender.parse(value);
  });
}

/** The same of its returns policy. */
export function returnsSet(database: Readable, brand: string, now: Date): Promise<SettingsOf<'returns'> | null> {
  return database.perShop(newReturnsCache).get(brand, now, () => findReturnsSet(database.read, brand));
}

/** The same without the cache, for a transaction. */
export async function findReturnsSet(db: Db, brand: string): Promise<SettingsOf<'returns'> | null> {
  const value = await newest(db, 'returns', brand);
  return value === null ? null : shapes.returns.parse(value);
}

async function newest(db: Db, subject: Subject, brand: string): Promise<unknown> {
  const [version] = await findVersions(db, subject, brand, 1);
  return version?.value ?? null;
}

const shownVersions = 20;

/** A field's value in words; null for the default. */
type InWords = (value: unknown) => string | null;
const textOf: InWords = (value) => (typeof value === 'string' ? value : null);

/** The newest version's number and value, and what the latest ones changed, in the words of `inWords`; `more` are fields made of several. */
export async function historyOf(
  db: Db,
  subject: keyof Shapes,
  brand: string,
  inWords: InWords = textOf,
  more: (value: unknown) => readonly (readonly [field: string, words: string])[] = () => [],
): Promise<{ version: number; value: unknown; history: SettingsVersion[] }> {
  const versions = await findVersions(db, subject, brand, shownVersions + 1);
  const wordsOf = (value: unknown) => new Map([...fieldsOf(subject, value, inWords), ...more(value)]);
  const history = versions.slice(0, shownVersions).map(({ version, value, savedBy, savedAt }, at) => ({
    version,
    savedBy,
    savedAt: savedAt.toISOString(),
    changes: changesBetween(wordsOf(versions[at + 1]?.value), wordsOf(value)),
  }));
  return { version: versions[0]?.version ?? 0, value: versions[0]?.value ?? null, history };
}

function fieldsOf(subject: keyof Shapes, value: unknown, inWords: InWords): Map<string, string | null> {
  const given = new Map(Object.entries(Object(value)));
  return new Map(Object.keys(shapes[subject].shape).map((field) => [field, inWords(given.get(field) ?? null)]));
}

function changesBetween(one: ReadonlyMap<string, string | null>, other: ReadonlyMap<string, string | null>): SettingsVersion['changes'] {
  return [...new Set([...other.keys(), ...one.keys()])].flatMap((field) => {
    const was = one.get(field) ?? null;
    const is = other.get(field) ?? null;
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

/** Compares as the database stores them: without `undefined`, and objects in any order of their keys. */
function isSame(subject: keyof Shapes, one: unknown, other: unknown): boolean {
  const [was, is] = [one, JSON.parse(JSON.stringify(other))].map((value) => new Map(Object.entries(Object(value))));
  return Object.keys(shapes[subject].shape).every((field) => isDeepStrictEqual(was?.get(field) ?? null, is?.get(field) ?? null));
}

/** A new version of a brand's setting. */
export interface Save<S extends keyof Shapes> {
  readonly subject: S;
  readonly brand: string;
  /** The version it is based on; 0 for none. */
  readonly version: number;
  readonly value: SettingsOf<S>;
  /** Tags of pages that show it. */
  readonly purges: readonly string[];
  /** What else is written with it. */
  also?(tx: Tx): Promise<void>;
}

/** Saves a version, unless it changes nothing; audits the values before and after. Throws `settings_changed` when it is based on an older one. */
export async function saveSettings<S extends keyof Shapes>(database: Database, save: Save<S>, by: StaffMember, now: Date): Promise<void> {
  await database.transact((tx) => saveIn(tx, save, by, now));
}

/** The same within a transaction. */
export async function saveIn<S extends keyof Shapes>(
  tx: Tx,
  { subject, brand, version, value, purges, also }: Save<S>,
  by: StaffMember,
  now: Date,
): Promise<void> {
  const [present] = await findVersions(tx, subject, brand, 1);
  if ((present?.version ?? 0) !== version) throw problem('settings_changed');
  if (isSame(subject, present?.value, value)) return;
  const next = { version: version + 1, value, savedBy: by.name, savedAt: now };
  if (!(await insertVersion(tx, subject, brand, next))) throw problem('settings_changed');
  await also?.(tx);
  const details = { brand, version: next.version, before: present?.value ?? null, after: value };
  await audit(tx, { by, action: `settings.${subject}_changed`, subject: { kind: 'settings', id: subject }, details }, now);
  await purge(tx, [tagOf(subject), ...purges]);
}

/** What an earlier version says, as a value to save again; version 0 has the defaults. Throws `settings_version_not_found`. */
export async function earlierValue<S extends keyof Shapes>(db: Db, subject: S, brand: string, version: number): Promise<SettingsOf<S>> {
  const found = version === 0 ? { value: {} } : await findVersion(db, subject, brand, version);
  if (!found) throw problem('settings_version_not_found');
  return shapes[subject].parse(found.value) as SettingsOf<S>;
}
