import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { type taxEndpoints, taxProblems, thousandthsOf } from '../../../contract/settings/taxes.ts';
import { regionOf } from '../../addresses/index.ts';
import type { Database, Db } from '../../platform/db/index.ts';
import { fingerprintOf, hasChanged } from '../../platform/fingerprint.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { pageOf } from '../../platform/paging.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit, type StaffMember } from '../../staff/index.ts';
import { taxRatesTag } from '../provider.ts';
import { ratesByRegion } from '../rates.ts';
import { rateInWords } from './csv.ts';
import { partsInWords, readParts } from './parts-in-words.ts';
import { isTaxedRegion, ratesOf, type TableRate } from './rates-of.ts';
import {
  countLocalRates,
  countUploads,
  deleteRates,
  findLocalRates,
  findRegionRates,
  findUploads,
  lockTable,
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
const uploadsPerPage = 10;

interface Asked {
  readonly q: string;
  /** Pages, from 1, of the postal codes and of the uploads. */
  readonly page: number;
  readonly uploadsPage: number;
}

/** The whole table of regions, a page of the rates of postal codes, and one of the uploads. */
export async function listTaxes(db: Db, { q, ...asked }: Asked): Promise<OutputOf<typeof taxEndpoints.list>> {
  const start = q.replace(/[\s-]/g, '').toUpperCase();
  const total = await countLocalRates(db, start);
  const { page, pages, portion } = pageOf(asked.page, total, perPage);
  const ofUploads = pageOf(asked.uploadsPage, await countUploads(db), uploadsPerPage);
  const [own, local, uploads] = await Promise.all([
    findRegionRates(db),
    findLocalRates(db, start, portion),
    findUploads(db, ofUploads.portion),
  ]);
  const ratesHere = ({ country, region }: Pick<TableRate, 'country' | 'region'>, set: readonly TableRate[]) => {
    const { goods, shipping, parts = [] } = ratesOf(country, region, set);
    return { country, region, rate: goods, shippingTaxed: shipping > 0, taxes: partsInWords(parts) };
  };
  const ownOf = (country: string, region: string) => own.filter((rate) => rate.country === country && rate.region === region);
  const regions = (['US', 'CA'] as const).flatMap((country) =>
    [...(ratesByRegion[country]?.keys() ?? [])].map((region) => {
      const set = ownOf(country, region);
      const fingerprint = fingerprintOf(inWords(set[0] ?? null));
      return {
        ...ratesHere({ country, region }, set),
        fingerprint,
        name: regionOf(country, region)?.name ?? region,
        isOwn: set.length > 0,
      };
    }),
  );
  return {
    regions: regions.toSorted((a, b) => b.country.localeCompare(a.country) || a.name.localeCompare(b.name)),
    local: local.map((rate) => ({ ...ratesHere(rate, [...ownOf(rate.country, rate.region), rate]), postalCode: rate.postalCode })),
    total,
    page,
    pages,
    uploads: uploads.map(presentUpload),
    uploadsPage: ofUploads.page,
    uploadsPages: ofUploads.pages,
  };
}

export const presentUpload = ({ uploadId, name, replaces, uploadedBy, uploadedAt, appliedAt }: UploadHead) => ({
  uploadId,
  name,
  replaces,
  uploadedBy,
  uploadedAt: uploadedAt.toISOString(),
  appliedAt: appliedAt?.toISOString() ?? null,
});

interface TypedRate {
  /** Percent. */
  readonly rate: string;
  readonly shippingTaxed: boolean;
  readonly taxes: string;
  readonly basedOn?: string | undefined;
}

/** Sets a region's rate. Throws `tax_region_not_found`, `invalid_input` by field, and `tax_rates_changed` when it is not the one it is based on. */
export async function setRegion(database: Database, country: Country, region: string, typed: TypedRate, actor: Actor): Promise<void> {
  requireRegion(country, region);
  const rate = thousandthsOf(typed.rate);
  if (rate === null) throw problem('invalid_input', undefined, { rate: 'Enter a percentage with up to three decimals, such as 7.25' });
  const parts = readParts(typed.taxes, rate);
  if (typeof parts === 'string') throw problem('invalid_input', undefined, { taxes: parts });
  await changeRegion(database, { country, region, postalCode: '', rate, taxesShipping: typed.shippingTaxed, parts }, actor, typed.basedOn);
}

/** Returns a region to its built-in rate. Throws `tax_region_not_found`. */
export async function resetRegion(database: Database, country: Country, region: string, actor: Actor): Promise<void> {
  requireRegion(country, region);
  await changeRegion(database, { country, region, postalCode: '' }, actor);
}

function requireRegion(country: Country, region: string): void {
  if (!isTaxedRegion(country, region)) throw problem('tax_region_not_found');
}

type RegionWanted = TableRate | Pick<TableRate, 'country' | 'region' | 'postalCode'>;

async function changeRegion(database: Database, wanted: RegionWanted, { member, now }: Actor, basedOn?: string): Promise<void> {
  await database.transact(async (tx) => {
    await lockTable(tx);
    const { country, region } = wanted;
    const before = (await findRegionRates(tx)).find((rate) => rate.country === country && rate.region === region) ?? null;
    if (hasChanged(inWords(before), basedOn)) throw problem('tax_rates_changed');
    const after = 'rate' in wanted ? wanted : null;
    if (inWords(before) === inWords(after)) return;
    if (after) await saveRates(tx, [after]);
    else await deleteRates(tx, [wanted]);
    const details = { region: `${country} ${region}`, before: inWords(before), after: inWords(after) };
    await audit(tx, { by: member, action: 'settings.tax_region_changed', subject, details }, now);
    await purge(tx, [taxRatesTag]);
  });
}

/** What every change of the table is audited about. */
export const subject = { kind: 'settings', id: 'taxes' };
export const inWords = (rate: TableRate | null): string | null => rate && rateInWords(rate);
