import { type ListedRestriction, restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { pageOf } from '../../platform/paging.ts';
import { requireStaff } from '../../staff/index.ts';
import { addRestrictions, removeRestriction } from './operations.ts';
import { countRestrictions, findRestrictions, type Restriction } from './store.ts';

const perPage = 50;
const ok = { ok: true } as const;

/** Restricted postal codes for staff. */
export function bindRestrictions(
  api: Api,
  { database, config }: { database: Database; config: Pick<Config, 'restrictedPostalCodes'> },
): void {
  const db = database.read;
  const enter = (call: Call) => requireStaff(db, call, 'settings.edit');

  api.bind(restrictionEndpoints.list, async ({ q, page: asked }, call) => {
    await enter(call);
    const start = q.replace(/[\s-]/g, '').toUpperCase();
    const total = await countRestrictions(db, start);
    const { page, pages, portion } = pageOf(asked, total, perPage);
    const rows = await findRestrictions(db, { start, ...portion });
    return { restrictions: rows.map(present), total, page, pages, configured: [...config.restrictedPostalCodes] };
  });
  api.bind(restrictionEndpoints.add, async (given, call) => ({
    ...ok,
    added: await addRestrictions(database, given, await enter(call), call.now),
  }));
  api.bind(restrictionEndpoints.remove, async ({ code }, call) => {
    await removeRestriction(database, code, await enter(call), call.now);
    return ok;
  });
}

const present = ({ code, scope, addedBy, addedAt }: Restriction): ListedRestriction => ({
  code,
  scope,
  addedBy,
  addedAt: addedAt.toISOString(),
});
