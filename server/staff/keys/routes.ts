import { apiKeyEndpoints } from '../../../contract/staff/api-keys.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../authorise.ts';
import { createKey, listKeys, revokeKey } from './operations.ts';

export function bindKeys(api: Api, { database }: { database: Database }): void {
  const manager = (call: Call) => requireStaff(database.read, call, 'integrations.manage');
  api.bind(apiKeyEndpoints.list, async ({ page }, call) => {
    await manager(call);
    return listKeys(database.read, page, call.now);
  });
  api.bind(apiKeyEndpoints.create, async (wanted, call) => createKey(database, wanted, await manager(call), call.now));
  api.bind(apiKeyEndpoints.revoke, async ({ keyId }, call) => {
    await revokeKey(database, keyId, await manager(call), call.now);
    return { ok: true as const };
  });
}
