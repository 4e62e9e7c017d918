import type { OutputOf } from '../../../contract/api/endpoint.ts';
import { maxPastedTaxesLength, type taxEndpoints, taxProblems, taxUploadBytes } from '../../../contract/settings/taxes.ts';
import { daysAfter } from '../../../contract/values/shop-days.ts';
import type { Database, Db, Tx } from '../../platform/db/index.ts';
import { fingerprintOf, hasChanged } from '../../platform/fingerprint.ts';
import { bytesOf, textOf } from '../../platform/http/bytes-of.ts';
import type { UploadedFile } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { purge } from '../../platform/purging/purging.ts';
import { audit } from '../../staff/index.ts';
import { taxRatesTag } from '../provider.ts';
import { readTable, writeTable } from './csv.ts';
import { type Difference, differenceOf } from './difference.ts';
import { type Actor, inWords, presentUpload, subject } from './operations.ts';
import { deleteRates, deleteUnapplied, findTable, findUpload, insertUpload, lockTable, noteApplied, saveRates } from './store.ts';

const problem = problemsOf(taxProblems);

/** Stores an uploaded file to be checked. Throws `no_tax_file`, `tax_file_too_large`. */
export async function takeFile(database: Database, file: UploadedFile | null, replaces: boolean, actor: Actor): Promise<number> {
  if (!file) throw problem('no_tax_file');
  const content = await bytesOf(file, taxUploadBytes);
  if (!content) throw problem('tax_file_too_large');
  return takeText(database, file.name.slice(0, 200) || 'file', textOf(content), replaces, actor);
}

/** A table that nobody applies within a week is outdated. */
const keptUnappliedDays = 7;

/** Stores a table as text to be checked; returns its id. Throws `no_tax_file`. */
export async function takeText(database: Database, name: string, text: string, replaces: boolean, { member, now }: Actor): Promise<number> {
  const content = text.replaceAll('\0', '');
  if (content.trim() === '') throw problem('no_tax_file', undefined, { text: 'Rates are required' });
  return database.transact(async (tx) => {
    await deleteUnapplied(tx, daysAfter(now, -keptUnappliedDays));
    return insertUpload(tx, { name, content, replaces, uploadedBy: member.name, uploadedAt: now });
  });
}

const maxShown = 100;

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
    fingerprint: fingerprintOf(writeTable(present)),
    rows: rates.length + faults.length,
    created: created.length,
    changed: changed.length,
    removed: removed.length,
    unchanged,
    changes: [...changed, ...removed, ...created].slice(0, maxShown).flatMap(({ before, after }) => {
      const place = after ?? before;
      if (!place) return [];
      const { country, region, postalCode } = place;
      return [{ country, region, postalCode, before: inWords(before), after: inWords(after) }];
    }),
    faulty: faults.length,
    faults: faults.slice(0, maxShown),
    text: faults.length > 0 && upload.content.length <= maxPastedTaxesLength ? upload.content : null,
  };
}

/**
 * Applies an upload. Throws `tax_upload_not_found`, `tax_upload_faulty`, `tax_upload_applied`, and `tax_rates_changed` when the present table is not the
 * one that it was compared with.
 */
export async function applyUpload(database: Database, uploadId: number, { member, now }: Actor, basedOn?: string): Promise<void> {
  await database.transact(async (tx) => {
    await lockTable(tx);
    const upload = await findUpload(tx, uploadId);
    if (!upload) throw problem('tax_upload_not_found');
    if (upload.appliedAt) throw problem('tax_upload_applied');
    const { rates, faults } = readTable(upload.content);
    if (faults.length > 0) throw problem('tax_upload_faulty');
    const present = await findTable(tx);
    if (hasChanged(writeTable(present), basedOn)) throw problem('tax_rates_changed');
    const difference = differenceOf(present, rates, upload.replaces);
    await write(tx, difference);
    await noteApplied(tx, uploadId, writeTable(present), now);
    const created = difference.created.length;
    const changed = difference.changed.length;
    const removed = difference.removed.length;
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
