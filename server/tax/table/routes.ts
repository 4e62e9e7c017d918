import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../../contract/downloads.schemas.ts';
import { taxEndpoints } from '../../../contract/settings/taxes.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { serveDownload } from '../../platform/http/serve-download.ts';
import { requireStaff } from '../../staff/index.ts';
import { type Actor, listTaxes, resetRegion, setRegion } from './operations.ts';
import { applyUpload, getUpload, tableAsCsv, takeFile, takeText } from './uploads.ts';

const ok = { ok: true } as const;

/** The tax table for staff. */
export function bindTaxTable(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  const enter = async (call: Call): Promise<Actor> => ({ member: await requireStaff(db, call, 'settings.edit'), now: call.now });

  api.bind(taxEndpoints.list, async (asked, call) => {
    await enter(call);
    return listTaxes(db, asked);
  });
  api.bind(taxEndpoints.setRegion, async ({ country, region, ...typed }, call) => {
    await setRegion(database, country, region, typed, await enter(call));
    return ok;
  });
  api.bind(taxEndpoints.resetRegion, async ({ country, region }, call) => {
    await resetRegion(database, country, region, await enter(call));
    return ok;
  });
  api.bind(taxEndpoints.upload, async ({ replaces }, call) => {
    const actor = await enter(call);
    return { ...ok, uploadId: await takeFile(database, await call.file(), replaces === 'true', actor) };
  });
  api.bind(taxEndpoints.paste, async ({ text, replaces }, call) => ({
    ...ok,
    uploadId: await takeText(database, 'Pasted rates', text, replaces === 'true', await enter(call)),
  }));
  api.bind(taxEndpoints.getUpload, async ({ uploadId }, call) => {
    await enter(call);
    return getUpload(db, uploadId);
  });
  api.bind(taxEndpoints.apply, async ({ uploadId, basedOn }, call) => {
    await applyUpload(database, uploadId, await enter(call), basedOn);
    return ok;
  });
}

interface TableParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Serves the table of rates that staff have set as CSV (settings.edit). */
export function serveTaxTable(app: FastifyInstance, { database, makeCall }: TableParts): void {
  const { taxTable } = downloads;
  serveDownload(app, taxTable, makeCall, async (call, given) => {
    await requireStaff(database.read, call, taxTable.access);
    const read = taxTable.asked.safeParse(given);
    if (!read.success) return { status: 404, message: 'Table not found.' };
    const { before = null } = read.data;
    return { name: `tax-rates${before === null ? '' : `-before-${before}`}`, lines: await tableAsCsv(database.read, before) };
  });
}
