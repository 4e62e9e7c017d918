import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportPermissions, exportRoute } from '../../contract/staff/exports.ts';
import { keysOf } from '../../contract/values/keys.ts';
import { csvLine } from '../platform/csv.ts';
import type { Database, Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import { Problem } from '../platform/http/problem.ts';
import { audit, requireStaff } from '../staff/index.ts';
import { type ExportedList, lists } from './store.ts';

const perRead = 500;

interface ExportParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the console's lists as CSV, each to staff with its permission; every export is audited. */
export function serveExports(app: FastifyInstance, { database, makeCall }: ExportParts): void {
  app.get<{ Params: { file: string } }>(exportRoute, async (request, reply) => {
    const subject = keysOf(exportPermissions).find((one) => request.params.file === `${one}.csv`);
    if (!subject) return reply.callNotFound();
    try {
      const call = makeCall(request, reply);
      const by = await requireStaff(database.read, call, exportPermissions[subject]);
      await database.transact((tx) => audit(tx, { by, action: 'list.exported', subject: { kind: 'list', id: subject } }, call.now));
      return reply
        .type('text/csv; charset=utf-8')
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename="${subject}-${call.now.toISOString().slice(0, 10)}.csv"`,
          'x-robots-tag': 'noindex',
        })
        .send(Readable.from(asCsv(database.read, lists[subject])));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return reply.code(error.statusCode).type('text/plain; charset=utf-8').send(error.message);
    }
  });
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
