import { importEndpoints } from '../../../../contract/merchandising/imports.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { requireStaff } from '../../../staff/index.ts';
import { getImport, listImports, startImport, takeFile, takeUpload } from './operations.ts';

/** Binds imports in the console. All require `catalog.edit`. */
export function mountUploads(api: Api, parts: { database: Database; jobs: Jobs }): void {
  const db = parts.database.read;
  const actorOf = async (call: Call) => ({ member: await requireStaff(db, call, 'catalog.edit'), now: call.now });

  api.bind(importEndpoints.list, async (_input, call) => {
    await actorOf(call);
    return listImports(db);
  });
  api.bind(importEndpoints.get, async ({ importId }, call) => {
    await actorOf(call);
    return getImport(db, importId);
  });
  api.bind(importEndpoints.upload, async (_input, call) => {
    const actor = await actorOf(call);
    return takeFile(parts, await call.file(), actor);
  });
  api.bind(importEndpoints.paste, async ({ text }, call) => takeUpload(parts, 'Pasted rows', Buffer.from(text), await actorOf(call)));
  api.bind(importEndpoints.start, async ({ importId }, call) => startImport(parts, importId, await actorOf(call)));
}
