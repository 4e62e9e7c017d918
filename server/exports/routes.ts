import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ExportRange, exportDownloads, exportRange } from '../../contract/downloads.schemas.ts';
import { exported } from '../../contract/staff/exports.ts';
import { shopDay } from '../../contract/values/shop-days.ts';
import { exportProducts } from '../catalog/index.ts';
import { csvLine } from '../platform/csv.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { serveDownload } from '../platform/http/serve-download.ts';
import { audit, requireStaff } from '../staff/index.ts';
import { type ExportedList, lists } from './store.ts';

const perRead = 500;

interface ExportParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the console's lists as files, each to staff with its permission; every export is audited with its days. */
export function serveExports(app: FastifyInstance, { database, makeCall }: ExportParts): void {
  for (const [subject, download] of exportDownloads) {
    serveDownload(app, download, makeCall, async (call, given) => {
      const by = await requireStaff(database.read, call, download.access);
      const asked = exportRange.safeParse(exported[subject].days === null ? {} : given);
      if (!asked.success) {
        // Of a day, or of both.
        const { path = [], message = '' } = asked.error.issues[0] ?? {};
        return { status: 400, message: path.length > 0 ? 'Choose days like 2026-01-31, or leave them empty.' : `${message}.` };
      }
      const { from, to } = asked.data;
      const details = { from: from ?? null, to: to ?? null };
      await database.transact((tx) =>
        audit(tx, { by, action: 'list.exported', subject: { kind: 'list', id: subject }, details }, call.now),
      );
      const days = from || to ? `${from ?? 'beginning'}-${to ?? 'today'}` : shopDay(call.now);
      const lines =
        subject === 'products'
          ? exportProducts(database.read, asked.data)
          : asCsv(database.read, lists[subject], { ...asked.data, brand: call.brand });
      return { name: `${subject}-${days}`, lines };
    });
  }
}

async function* asCsv(db: Db, { columns, read }: ExportedList, asked: ExportRange & { readonly brand: string }): AsyncGenerator<string> {
  yield csvLine(typeof columns === 'function' ? await columns(db) : columns);
  for (let after = 0; ; ) {
    const rows = await read(db, { ...asked, after, limit: perRead });
    if (rows.length > 0) yield rows.map(({ cells }) => csvLine(cells.map((cell) => cell ?? ''))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = last.id;
  }
}
