import { type ListedRedirect, redirectEndpoints, redirectStaffEndpoints } from '../../contract/redirects/redirects.ts';
import type { Config } from '../platform/config/config.ts';
import { urlOf } from '../platform/config/shop-urls.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { pageOf } from '../platform/paging.ts';
import { requireStaff } from '../staff/index.ts';
import { removeRedirect, saveFile, saveLines, saveRedirect } from './operations.ts';
import { addressOf, follow } from './rules.ts';
import { countRedirects, findRedirects, findRules, type RedirectRow } from './store.ts';

const perPage = 50;
const maxFaults = 100;
const ok = { ok: true } as const;

/** Endpoints for everybody and for staff: viewing requires `content.edit`, changes that shoppers see `content.publish`. */
export function bindRedirects(api: Api, { database, config }: { database: Database; config: Pick<Config, 'shopUrls'> }): void {
  const db = database.read;
  const actorOf = async (call: Call) => {
    const member = await requireStaff(db, call, 'content.publish');
    return { brand: call.brand, origin: urlOf(config, call.brand), member, now: call.now };
  };

  api.bind(redirectEndpoints.info, async ({ path }, { brand }) => {
    const lead = await follow((one) => findRules(db, brand, one), path);
    return { path, leadsTo: lead?.location ?? null, status: lead?.status ?? null };
  });
  api.bind(redirectStaffEndpoints.list, async ({ q, page }, call) => {
    await requireStaff(db, call, 'content.edit');
    const total = await countRedirects(db, call.brand, q);
    const { page: shown, pages, portion } = pageOf(page, total, perPage);
    const rows = await findRedirects(db, call.brand, { words: q, ...portion });
    return { redirects: rows.map(present), total, page: shown, pages };
  });
  api.bind(redirectStaffEndpoints.save, async ({ redirectId, savedAt, ...given }, call) => {
    const edited = redirectId === undefined ? null : { redirectId, savedAt };
    return { ...ok, from: await saveRedirect(database, given, await actorOf(call), edited) };
  });
  api.bind(redirectStaffEndpoints.saveMany, async ({ lines }, call) => saveLines(database, lines, await actorOf(call)));
  api.bind(redirectStaffEndpoints.upload, async (_input, call) => {
    const actor = await actorOf(call);
    const { taken, faults } = await saveFile(database, await call.file(), actor);
    return { taken, faulty: faults.length, faults: faults.slice(0, maxFaults) };
  });
  api.bind(redirectStaffEndpoints.remove, async ({ redirectId }, call) => {
    await removeRedirect(database, redirectId, await actorOf(call));
    return ok;
  });
}

function present({ id, target, status, savedAt, savedBy, ...rule }: RedirectRow): ListedRedirect {
  return { redirectId: id, from: addressOf(rule), to: target, status, savedAt: savedAt.toISOString(), savedBy };
}
