import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type taxEndpoints, taxProblems, taxUploadBytes, thousandthsOf } from '../../../contract/settings/taxes.ts';
import { regionOf } from '../../addresses/index.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { taxRatesTag } from '../provider.ts';
import { ratesByRegion } from '../rates.ts';
import { rateInWords, readTable, writeTable } from './csv.ts';
import { type Difference, differenceOf } from './difference.ts';
import { partsInWords, readParts } from './parts-in-words.ts';
import { isTaxedRegion, ratesOf, type TableRate } from './rates-of.ts';
import {
  countLocalRates,
  deleteRates,
  findLocalRates,
  findRegionRates,
  findTable,
  findUpload,
  findUploads,
  insertUpload,
  lockTable,
  noteApplied,
  saveRates,
  type UploadHead,
} from './store.ts';

const problem = problemsOf(taxProblems);

export interface Actor {
  readonly member: StaffMember;
  readonly now: Date;
}

type Country = TableRate['country'];

const perPage = 50;
const shownUploads = 10;

/** The whole table of regions, and a page of the rates of postal codes. */
export async function listTaxes(db: Db, { q, page: asked }: { q: string; page: number }): Promise<OutputOf<typeof taxEndpoints.list>> {
  const start = q.replace(/[\s-]/g, '').toUpperCase();
  const total = await countLocalRates(db, start);
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  const [own, local, uploads] = await Promise.all([
    findRegionRates(db),
    findLocalRates(db, { start, offset: (page - 1) * perPage, limit: perPage }),
    findUploads(db, shownUploads),
  ]);
  const ratesHere = ({ country, region }: Pick<TableRate, 'country' | 'region'>, set: readonly TableRate[]) => {
    const { goods, shipping, parts = [] } = ratesOf(country, region, set);
    return { country, region, rate: goods, shippingTaxed: shipping > 0, taxes: partsInWords(parts) };
  };
  const ownOf = (country: string, region: string) => own.filter((rate) => rate.country === country && rate.region === region);
  const regions = (['US', 'CA'] as const).flatMap((country) =>
    [...(ratesByRegion[country]?.keys() ?? [])].map((region) => {
      const set = ownOf(country, region);
      return { ...ratesHere({ country, region }, set), name: regionOf(country, region)?.name ?? region, isOwn: set.length > 0 };
    }),
  );
  return {
    regions: regions.toSorted((a, b) => b.country.localeCompare(a.country) || a.name.localeCompare(b.name)),
    local: local.map((rate) => ({ ...ratesHere(rate, [...ownOf(rate.country, rate.region), rate]), postalCode: rate.postalCode })),
    ...{ total, page, pages, uploads: uploads.map(presentUpload) },
  };
}

const presentUpload = ({ uploadId, name, replaces, uploadedBy, uploadedAt, appliedAt }: UploadHead) => ({
  ...{ uploadId, name, replaces, uploadedBy },
  uploadedAt: uploadedAt.toISOString(),
  appliedAt: appliedAt?.toISOString() ?? null,
});

interface TypedRate {
  /** Percent. */
  readonly rate: string;
  readonly shippingTaxed: boolean;
  readonly taxes: string;
}

/** Sets a region's rate. Throws `tax_region_unknown`, `tax_rate_wrong` by field. */
export async function setRegion(database: Database, country: Country, region: string, typed: TypedRate, actor: Actor): Promise<void> {
  requireRegion(country, region);
  const rate = thousandthsOf(typed.rate);
  if (rate === null) throw problem('tax_rate_wrong', undefined, { rate: 'Enter a percentage with up to three decimals, such as 7.25' });
  const parts = readParts(typed.taxes, rate);
  if (typeof parts === 'string') throw problem('tax_rate_wrong', undefined, { taxes: parts });
  await changeRegion(database, { country, region, postalCode: '', rate, taxesShipping: typed.shippingTaxed, parts }, actor);
}

/** Returns a region to its built-in rate. Throws `tax_region_unknown`. */
export async function resetRegion(database: Database, country: Country, region: string, actor: Actor): Promise<void> {
  requireRegion(country, region);
  await changeRegion(database, { country, region, postalCode: '' }, actor);
}

function requireRegion(country: Country, region: string): void {
  if (!isTaxedRegion(country, region)) throw problem('tax_region_unknown');
}

type RegionWanted = TableRate | Pick<TableRate, 'country' | 'region' | 'postalCode'>;

async function changeRegion(database: Database, wanted: RegionWanted, { member, now }: Actor): Promise<void> {
  await database.transact(async (tx) => {
    await lockTable(tx);
    const { country, region } = wanted;
    const before = (await findRegionRates(tx)).find((rate) => rate.country === country && rate.region === region) ?? null;
    const after = 'rate' in wanted ? wanted : null;
    if (inWords(before) === inWords(after)) return;
    if (after) await saveRates(tx, [after]);
    else await deleteRates(tx, [wanted]);
    const details = { region: `${country} ${region}`, before: inWords(before), after: inWords(after) };
    await audit(tx, { by: member, action: 'settings.tax_region_changed', subject, details }, now);
    await purge(tx, [taxRatesTag]);
  });
}

const subject = { kind: 'settings', id: 'taxes' };
const inWords = (rate: TableRate | null): string | null => rate && rateInWords(rate);

/** Stores an uploaded file to be checked. Throws `no_tax_file`, `tax_file_too_large`. */
export async function takeFile(database: Database, file: UploadedFile | null, replaces: boolean, actor: Actor): Promise<number> {
  if (!file) throw problem('no_tax_file');
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of file.content) {
    length += piece.length;
    if (length > taxUploadBytes) throw problem('tax_file_too_large');
    pieces.push(piece);
  }
  return takeText(database, file.name.slice(0, 200) || 'file', Buffer.concat(pieces).toString('utf8'), replaces, actor);
}

/** Stores a table as text to be checked; returns its id. Throws `no_tax_file`. */
export async function takeText(database: Database, name: string, text: string, replaces: boolean, { member, now }: Actor): Promise<number> {
  const content = text.replaceAll('\0', '');
  if (content.trim() === '') throw problem('no_tax_file', undefined, { text: 'Rates are required' });
  return database.transact((tx) => insertUpload(tx, { name, content, replaces, uploadedBy: member.name, uploadedAt: now }));
}

const mostShown = 100;

/** What an upload changes, or its errors. Throws `tax_upload_not_found`. */
export async function getUpload(db: Db, uploadId: number): Promise<OutputOf<typeof taxEndpoints.getUpload>> {
  const upload = await findUpload(db, uploadId);
  if (!upload) throw problem('tax_upload_not_found');
  const { rates, faults } = readTable(upload.content);
  // Of an applied table, what it changed at the time.
  const present = upload.before === null ? await findTable(db) : readTable(upload.before).rates;
  const { created, changed, removed, unchanged } = differenceOf(present, rates, upload.replaces);
  return {
    ...presentUpload(upload),
    ...{ rows: rates.length + faults.length, created: created.length, changed: changed.length, removed: removed.length, unchanged },
    changes: [...changed, ...removed, ...created].slice(0, mostShown).flatMap(({ before, after }) => {
      const place = after ?? before;
      if (!place) return [];
      const { country, region, postalCode } = place;
      return [{ country, region, postalCode, before: inWords(before), after: inWords(after) }];
    }),
    faulty: faults.length,
    faults: faults.slice(0, mostShown),
  };
}

/** Applies an upload. Throws `tax_upload_not_found`, `tax_upload_faulty`, `tax_upload_applied`. */
export async function applyUpload(database: Database, uploadId: number, { member, now }: Actor): Promise<void> {
  await database.transact(async (tx) => {
    await lockTable(tx);
    const upload = await findUpload(tx, uploadId);
    if (!upload) throw problem('tax_upload_not_found');
    if (upload.appliedAt) throw problem('tax_upload_applied');
    const { rates, faults } = readTable(upload.content);
    if (faults.length > 0) throw problem('tax_upload_faulty');
    const present = await findTable(tx);
    const difference = differenceOf(present, rates, upload.replaces);
    await write(tx, difference);
    await noteApplied(tx, uploadId, writeTable(present), now);
    const [created, changed, removed] = [difference.created.length, difference.changed.length, difference.removed.length];
    // The tables themselves stay with the upload.
    const details = {
      uploadId,
      before: { rates: present.length },
      after: { rates: present.length + created - removed },
      created,
      changed,
      removed,
    };
    await audit(tx, { by: member, action: 'settings.tax_table_applied', subject, details }, now);
    await purge(tx, [taxRatesTag]);
  });
}

async function write(tx: Tx, { created, changed, removed }: Difference): Promise<void> {
  const gone = removed.flatMap(({ before }) => before ?? []);
  if (gone.length > 0) await deleteRates(tx, gone);
  const written = [...created, ...changed].flatMap(({ after }) => after ?? []);
  if (written.length > 0) await saveRates(tx, written);
}

/** The present table as CSV, or the one that an upload replaced. Throws `tax_upload_not_found`. */
export async function tableAsCsv(db: Db, before: number | null): Promise<string> {
  if (before === null) return writeTable(await findTable(db));
  const upload = await findUpload(db, before);
  if (upload?.before == null) throw problem('tax_upload_not_found');
  return upload.before;
}
