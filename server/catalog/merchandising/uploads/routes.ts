import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { downloads } from '../../../../contract/downloads.schemas.ts';
import { importEndpoints, importProblems } from '../../../../contract/merchandising/imports.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Call } from '../../../platform/http/call.ts';
import { serveDownload } from '../../../platform/http/serve-download.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { requireStaff } from '../../../staff/index.ts';
import {
  chooseRetired,
  mapColumns,
  planImport,
  resumeImport,
  startImport,
  stopImport,
  takeFile,
  takeUpload,
  undoImport,
} from './operations.ts';
import { getImport, listChanges, listImports, reportLines } from './show.ts';

/** Binds imports in the console. All require `catalog.edit`. */
export function mountUploads(api: Api, parts: { database: Database; jobs: Jobs }): void {
  const db = parts.database.read;
  const actorOf = async (call: Call) => ({ member: await requireStaff(db, call, 'catalog.edit'), now: call.now });

  api.bind(importEndpoints.list, async ({ page }, call) => {
    await actorOf(call);
    return listImports(db, page);
  });
  api.bind(importEndpoints.get, async ({ importId }, call) => {
    await actorOf(call);
    return getImport(db, importId);
  });
  api.bind(importEndpoints.changes, async ({ importId, ...asked }, call) => {
    await actorOf(call);
    return listChanges(db, importId, asked);
  });
  api.bind(importEndpoints.upload, async (_input, call) => {
    const actor = await actorOf(call);
    return takeFile(parts, await call.file(), actor);
  });
  api.bind(importEndpoints.paste, async ({ text }, call) => takeUpload(parts, 'Pasted rows', Buffer.from(text), await actorOf(call)));
  api.bind(importEndpoints.map, async ({ importId, ...mapping }, call) => mapColumns(parts, importId, mapping, await actorOf(call)));
  api.bind(importEndpoints.retire, async ({ importId, ...what }, call) => chooseRetired(parts, importId, what, await actorOf(call)));
  api.bind(importEndpoints.start, async ({ importId }, call) => startImport(parts, importId, await actorOf(call)));
  api.bind(importEndpoints.plan, async ({ importId, startsAt }, call) =>
    planImport(parts, importId, startsAt === null ? null : new Date(startsAt), await actorOf(call)),
  );
  api.bind(importEndpoints.stop, async ({ importId }, call) => stopImport(parts, importId, await actorOf(call)));
  api.bind(importEndpoints.resume, async ({ importId }, call) => resumeImport(parts, importId, await actorOf(call)));
  api.bind(importEndpoints.undo, async ({ importId }, call) => undoImport(parts, importId, await actorOf(call)));
}

interface CsvParts {
  readonly database: Database;
  makeCall(request: FastifyRequest, reply: FastifyReply): Call;
}

/** Streams the whole report of an import as CSV (catalog.edit). */
export function serveImportReport(app: FastifyInstance, { database: { read }, makeCall }: CsvParts): void {
  const { importReport } = downloads;
  serveDownload(app, importReport, makeCall, async (call, given) => {
    await requireStaff(read, call, importReport.access);
    const asked = importReport.asked.safeParse(given);
    if (!asked.success) return { status: 404, message: importProblems.import_not_found.message };
    const { importId } = asked.data;
    return { name: `import-${importId}-report`, lines: reportLines(read, importId) };
  });
}
