import type { Failure } from '../../../contract/api/client.ts';
import { brandEndpoints } from '../../../contract/settings/brands.ts';
import { emptyBrandForm, saidIn, typedBrand } from '../../features/staff/brands/brand-form.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffBrand } from '../../staff-routes.ts';
import type { StaffBrandsData } from './staff-brands-data.ts';
import StaffBrandsScreen from './staff-brands-screen.tsx';

const typedIn = (form: URLSearchParams) => ({
  ...typedBrand(form),
  key: (form.get('key') ?? '').trim(),
  base: form.get('base') ?? '',
  state: form.get('state') === 'open' ? ('open' as const) : ('closed' as const),
});

async function show(
  { client, brand }: PageRequest,
  attempt?: { form: URLSearchParams; failure: Failure },
): Promise<Loaded<StaffBrandsData>> {
  const listed = await client.call(brandEndpoints.list, {});
  if (!listed.ok) return unopened(listed);
  const typed = attempt ? typedIn(attempt.form) : { ...emptyBrandForm, key: '', base: brand, state: 'closed' as const };
  return data(
    {
      listed: listed.data,
      typed,
      message: attempt && !attempt.failure.fields ? attempt.failure.message : null,
      errors: attempt?.failure.fields ?? {},
    },
    statusOf(attempt?.failure),
  );
}

export default defineStaffPage<StaffBrandsData>({
  title: 'Brands',
  permission: 'brands.manage',
  load: (request) => show(request),
  Screen: StaffBrandsScreen,
  actions: {
    add: async (form, request) => {
      const { key, base, state, ...typed } = typedIn(form);
      const added = await request.client.call(brandEndpoints.add, { key, base, state, ...saidIn(typed) });
      return added.ok ? redirect(staffBrand({ key: added.data.key }, { done: state }), 303) : show(request, { form, failure: added });
    },
  },
});
