import type { Failure } from '../../../contract/api/client.ts';
import { categoryEndpoints } from '../../../contract/merchandising/categories.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, failed, isMissing, type Loaded, type PageRequest, redirect, statusOf } from '../../page/page.ts';
import { staffCategories, staffCategory } from '../../staff-routes.ts';
import type { StaffCategoryMergeData } from './staff-category-merge-data.ts';
import StaffCategoryMergeScreen from './staff-category-merge-screen.tsx';

async function show({ client, params, url }: PageRequest, failure: Failure | null): Promise<Loaded<StaffCategoryMergeData>> {
  const taxonomyId = Number(params.taxonomyId);
  const found = await client.call(categoryEndpoints.get, { taxonomyId });
  if (!found.ok) {
    return isMissing(found) ? redirect(staffCategories({ done: 'gone' }), 303) : failed(found.statusCode, found.message);
  }
  const plan = await client.call(categoryEndpoints.mergePlan, { taxonomyId, into: Number(url.searchParams.get('into')) });
  const refused = failure ?? (plan.ok ? null : plan);
  return data(
    {
      category: found.data,
      plan: plan.ok ? plan.data : null,
      message: refused && (refused.fields?.into ?? refused.message),
    },
    statusOf(refused),
  );
}

export default defineStaffPage<StaffCategoryMergeData>({
  title: 'Merge categories',
  permission: 'catalog.edit',
  load: (request) => show(request, null),
  Screen: StaffCategoryMergeScreen,
  actions: {
    merge: async (form, request) => {
      const number = (name: string) => Number(form.get(name));
      const result = await request.client.call(categoryEndpoints.merge, {
        taxonomyId: Number(request.params.taxonomyId),
        version: number('version'),
        into: number('into'),
        intoVersion: number('intoVersion'),
      });
      if (result.ok) return redirect(staffCategory({ taxonomyId: result.data.taxonomyId }, { done: 'merged' }), 303);
      return show(request, result);
    },
  },
});
