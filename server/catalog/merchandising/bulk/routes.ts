import { bulkEndpoints } from '../../../../contract/merchandising/bulk.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { requireStaff } from '../../../staff/index.ts';
import { prepareBulkChange } from './operations.ts';

/** Binds bulk changes of the console (catalog.edit). */
export function mountBulkChanges(api: Api, parts: { database: Database; jobs: Jobs }): void {
  api.bind(bulkEndpoints.prepare, async (asked, call) => {
    const member = await requireStaff(parts.database.read, call, 'catalog.edit');
    return prepareBulkChange(parts, asked, { member, now: call.now });
  });
}
