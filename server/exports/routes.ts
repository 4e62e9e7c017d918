import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportPath, exportPermissions } from '../../contract/staff/exports.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { csvLine } from '../platform/csv.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { serveCsv } from '../platform/http/serve-csv.ts';
import { audit, requireStaff } from '../staff/index.ts';
import { type ExportedList, lists } from './store.ts';

const perRead = 500;

interface ExportParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the console's lists as CSV, each to staff with its permission; every export is audited. */
export function serveExports(app: FastifyInstance, { database, makeCall }: ExportParts): void {
  for (const subject of keysOf(exportPermissions)) {
    serveCsv(app, exportPath(subject), makeCall, async (call) => {
      const by = await requireStaff(database.read, call, exportPermissions[subject]);
      await database.transact((tx) => audit(tx, { by, action: 'list.exported', subject: { kind: 'list', id: subject } }, call.now));
      return { name: `${subject}-${call.now.toISOString().slice(0, 10)}`, lines: asCsv(database.read, lists[subject]) };
    });
  }
}

async function* asCsv(db: Db, { columns, read }: ExportedList): AsyncGenerator<string> {
  yield csvLine(columns);
  for (let after = 0; ; ) {
    const rows = await read(db, { after, limit: perRead });
    if (rows.length > 0) yield rows.map(({ cells }) => csvLine(cells.map((cell) => cell ?? ''))).join('');
    const last = rows.at(-1);
    if (!last || rows.length < perRead) return;
    after = last.id;
  }
}
