import { bellEndpoints } from '../../contract/staff/bell.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { noteBellSeen, requirePerson } from '../staff/index.ts';
import { ringFor } from './operations.ts';

/** Binds the bell of the signed-in member. It is their own, so nothing is audited. */
export function mountBell(api: Api, { database }: { readonly database: Database }): void {
  api.bind(bellEndpoints.get, async (_input, call) => ({
    items: await ringFor(database.read, await requirePerson(database.read, call, null), call.now),
  }));
  api.bind(bellEndpoints.see, async (_input, call) => {
    const { memberId } = await requirePerson(database.read, call, null);
    await database.transact((tx) => noteBellSeen(tx, memberId, call.now));
    return { ok: true as const };
  });
}
