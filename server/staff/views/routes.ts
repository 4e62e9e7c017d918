import { savedViewEndpoints, type ViewedList, viewedLists } from '../../../contract/staff/saved-views.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requirePerson } from '../authorise.ts';
import { changeView, saveView } from './operations.ts';
import { deleteView, findViews, type Owned } from './store.ts';

const ok = { ok: true } as const;

/** A member's own views of the console's lists. They are settings of one person, so nothing is audited. */
export function bindViews(api: Api, { database }: { readonly database: Database }): void {
  const enter = async (call: Call, list: ViewedList): Promise<Owned> => {
    const { memberId } = await requirePerson(database.read, call, viewedLists[list]);
    return { memberId, list };
  };
  api.bind(savedViewEndpoints.list, async ({ list }, call) => ({ views: await findViews(database.read, await enter(call, list)) }));
  api.bind(savedViewEndpoints.save, async ({ list, ...view }, call) => {
    const owned = await enter(call, list);
    await database.transact((tx) => saveView(tx, { ...view, ...owned }, call.now));
    return ok;
  });
  api.bind(savedViewEndpoints.change, async ({ list, ...change }, call) => {
    const owned = await enter(call, list);
    await database.transact((tx) => changeView(tx, { ...change, ...owned }));
    return ok;
  });
  api.bind(savedViewEndpoints.delete, async ({ list, viewId }, call) => {
    const owned = await enter(call, list);
    await database.transact((tx) => deleteView(tx, { ...owned, viewId }));
    return ok;
  });
}
