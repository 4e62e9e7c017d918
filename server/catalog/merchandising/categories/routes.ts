import { categoryEndpoints } from '../../../../contract/merchandising/categories.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import type { Call } from '../../../platform/http/call.ts';
import { requireStaff } from '../../../staff/index.ts';
import { deleteCategory, reasonToKeep } from './delete.ts';
import { mergeCategory, planMerge } from './merge.ts';
import { type FindNamings, openNamings } from './namings.ts';
import { addCategory, getCategory, listCategories, numbered, orderCategory, placeCategory, saveCategory } from './operations.ts';
import { changeRules, matchRules, rulesOf } from './rules.ts';
import { findTree } from './store.ts';

/** Binds the calls by which staff manage the category tree. All require `catalog.edit`; every change is audited. */
export function mountCategories(api: Api, { database, categoryNamings }: { database: Database; categoryNamings: FindNamings }): void {
  const db = database.read;
  const namingsAt = (now: Date) => openNamings(db, categoryNamings, now);
  const actorOf = async (call: Call) => ({ member: await requireStaff(db, call, 'catalog.edit'), now: call.now });

  api.bind(categoryEndpoints.list, async (_input, call) => {
    await actorOf(call);
    return { categories: await listCategories(db) };
  });
  api.bind(categoryEndpoints.get, async ({ taxonomyId }, call) => {
    await actorOf(call);
    const rows = await findTree(db);
    const category = await getCategory(db, taxonomyId, rows);
    const notDeletable = await reasonToKeep(db, numbered(rows, taxonomyId), rows, await namingsAt(call.now));
    return { ...category, notDeletable, ...(await rulesOf(db, taxonomyId, rows, call.now)) };
  });
  api.bind(categoryEndpoints.add, async (given, call) => addCategory(database, given, await actorOf(call)));
  api.bind(categoryEndpoints.save, async ({ taxonomyId, version, ...edit }, call) =>
    saveCategory(database, { taxonomyId, version, edit }, await actorOf(call)),
  );
  api.bind(categoryEndpoints.match, async ({ taxonomyId, ...rules }, call) => {
    const { now } = await actorOf(call);
    return matchRules(db, taxonomyId, rules, now);
  });
  api.bind(categoryEndpoints.saveRules, async (given, call) => changeRules(database, given, await actorOf(call)));
  api.bind(categoryEndpoints.mergePlan, async ({ taxonomyId, into }, call) => {
    const { now } = await actorOf(call);
    return planMerge(db, { taxonomyId, into, namingsOf: await namingsAt(now) });
  });
  api.bind(categoryEndpoints.merge, async (given, call) => mergeCategory(database, given, await actorOf(call)));
  api.bind(categoryEndpoints.delete, async ({ taxonomyId, version }, call) => {
    const actor = await actorOf(call);
    return deleteCategory(database, { taxonomyId, version, namingsOf: await namingsAt(actor.now) }, actor);
  });
  api.bind(categoryEndpoints.place, async (given, call) => placeCategory(database, given, await actorOf(call)));
  api.bind(categoryEndpoints.order, async ({ taxonomyId, step }, call) => orderCategory(database, taxonomyId, step, await actorOf(call)));
}
