import { menuEndpoints } from '../../../contract/merchandising/menu.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../../staff/index.ts';
import { findDepartments } from '../assortment/store.ts';
import { allCategories } from '../taxonomy/store.ts';
import { addMenuItem, listMenuItems, type MenuActor, placeMenuItem, removeMenuItem, saveMenuItem } from './operations.ts';

const dateOf = (moment: string | null): Date | null => (moment === null ? null : new Date(moment));

/** Binds the calls by which staff keep this brand's own menu items. All require `catalog.edit`; every change is audited. */
export function mountMenu(api: Api, { database }: { database: Database }): void {
  const db = database.read;
  const actorOf = async (call: Call): Promise<MenuActor> => ({
    member: await requireStaff(db, call, 'catalog.edit'),
    brand: call.brand,
    now: call.now,
  });

  api.bind(menuEndpoints.list, async (_input, call) => {
    const { brand } = await actorOf(call);
    const [items, ids, categories] = await Promise.all([listMenuItems(db, brand), findDepartments(db, brand), allCategories(db)]);
    const byId = new Map(categories.map((category) => [category.id, category]));
    const departments = ids.flatMap((id) => byId.get(id) ?? []);
    return { items, departments: departments.map(({ id, name, slug, type }) => ({ taxonomyId: id, title: name, slug, type })) };
  });
  api.bind(menuEndpoints.add, async ({ items = [], hidden = false, startsAt = null, endsAt = null, ...given }, call) =>
    addMenuItem(database, { ...given, items, hidden, startsAt: dateOf(startsAt), endsAt: dateOf(endsAt) }, await actorOf(call)),
  );
  api.bind(menuEndpoints.save, async ({ itemId, version, label, link, items, hidden, startsAt, endsAt }, call) => {
    const edit = {
      ...(label !== undefined && { label }),
      ...(link !== undefined && { link }),
      ...(items !== undefined && { items }),
      ...(hidden !== undefined && { hidden }),
      ...(startsAt !== undefined && { startsAt: dateOf(startsAt) }),
      ...(endsAt !== undefined && { endsAt: dateOf(endsAt) }),
    };
    return saveMenuItem(database, { itemId, version, edit }, await actorOf(call));
  });
  api.bind(menuEndpoints.place, async (given, call) => placeMenuItem(database, given, await actorOf(call)));
  api.bind(menuEndpoints.delete, async ({ itemId }, call) => {
    await removeMenuItem(database, itemId, await actorOf(call));
    return { ok: true } as const;
  });
}
