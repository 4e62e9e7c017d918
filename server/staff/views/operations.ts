import { maxViews, type SavedView, savedViewProblems } from '../../../contract/staff/saved-views.ts';
import type { Tx } from '../../platform/db/index.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { lockMember } from '../members/store.ts';
import { clearDefault, findViews, type Owned, updateView, upsertView } from './store.ts';

const problem = problemsOf(savedViewProblems);

/** Saves filters under a name; the same name replaces them. Throws `too_many_views`. */
export async function saveView(tx: Tx, view: Owned & Pick<SavedView, 'name' | 'query'>, now: Date): Promise<void> {
  // So that two saved at once cannot exceed the limit.
  await lockMember(tx, view.memberId);
  const views = await findViews(tx, view);
  if (views.length >= maxViews && !views.some(({ name }) => name === view.name)) throw problem('too_many_views');
  await upsertView(tx, view, now);
}

type Change = Owned & Pick<SavedView, 'viewId'> & { readonly [Part in 'name' | 'query' | 'isDefault']?: SavedView[Part] | undefined };

/** Changes a view; a list has one default at most. Throws `view_not_found`, `view_name_taken`. */
export async function changeView(tx: Tx, { viewId, name, query, isDefault, ...owned }: Change): Promise<void> {
  await lockMember(tx, owned.memberId);
  const views = await findViews(tx, owned);
  const before = views.find((view) => view.viewId === viewId);
  if (!before) throw problem('view_not_found');
  if (views.some((view) => view.name === name && view !== before)) {
    throw problem('view_name_taken', undefined, { name: savedViewProblems.view_name_taken.message });
  }
  if (isDefault) await clearDefault(tx, owned);
  const { name: oldName, query: oldQuery, isDefault: wasDefault } = before;
  await updateView(tx, { viewId, name: name ?? oldName, query: query ?? oldQuery, isDefault: isDefault ?? wasDefault });
}
