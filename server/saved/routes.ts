import { guestSavedEndpoints, savedEndpoints, savedProblems } from '../../contract/saved/saved.ts';
import { visitorOf } from '../accounts/index.ts';
import type { Flags } from '../flags/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { removeSaved } from './operations.ts';
import { showSaved } from './view.ts';

const problem = problemsOf(savedProblems);
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Binds the endpoints without a cart, at both addresses; returns the guard that the cart's moves use too: whether the visitor has access to saved
 * items (spec §6).
 */
export function mountSaved(api: Api, { database, flags }: { database: Database; flags: Flags }): (call: Call) => Promise<void> {
  const db = database.read;
  const assertOn = async (call: Call) => {
    if (!(await flags.isOn('save-for-later', call))) throw problem('saved_off');
  };
  for (const endpoints of [savedEndpoints, guestSavedEndpoints]) {
    api.bind(endpoints.list, async ({ saveForLaterUuid }, call) => {
      await assertOn(call);
      const list = await showSaved(db, (await visitorOf(db, call))?.ownerId ?? null, call);
      if (uuidShape.test(saveForLaterUuid) && saveForLaterUuid !== list.saveForLaterUuid) throw problem('saved_list_not_found');
      return list;
    });
    api.bind(endpoints.remove, async ({ saveForLaterUuid, variationId }, call) => {
      await assertOn(call);
      const visitor = await visitorOf(db, call);
      if (!visitor) throw problem('saved_list_not_found');
      const owner = { ownerId: visitor.ownerId, listUuid: saveForLaterUuid };
      await database.transact((tx) => removeSaved(tx, owner, variationId));
      return showSaved(db, visitor.ownerId, call);
    });
  }
  return assertOn;
}
