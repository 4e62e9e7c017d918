import { catalogEndpoints } from '../../../contract/catalog/catalog.ts';
import { type ReturnPayer, returnFigures, returnPayers, returnSettingsEndpoints } from '../../../contract/settings/returns.ts';
import { keysOf, recordOf } from '../../../contract/values/keys.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffReturnsPolicy } from '../../staff-routes.ts';
import type { StaffReturnsPolicyData } from './staff-returns-policy-data.ts';
import StaffReturnsPolicyScreen from './staff-returns-policy-screen.tsx';

const payerIn = (form: URLSearchParams): ReturnPayer => keysOf(returnPayers).find((payer) => payer === form.get('paidBy')) ?? 'customer';

async function show({ client, flash }: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffReturnsPolicyData>> {
  const [set, menu] = await Promise.all([client.call(returnSettingsEndpoints.get, {}), client.call(catalogEndpoints.getMenu, {})]);
  if (!set.ok) return unopened(set);
  if (!menu.ok) return unopened(menu);
  const { terms } = set.data;
  const known = menu.data.departments.filter(({ type }) => type !== 'sale').map(({ slug, title }) => ({ slug, title }));
  const gone = terms.excluded.filter((slug) => !known.some((one) => one.slug === slug)).map((slug) => ({ slug, title: slug }));
  return data(
    {
      set: set.data,
      typed: {
        ...recordOf(returnFigures, (figure) => form?.get(figure)?.trim() ?? String(terms[figure])),
        paidBy: form ? payerIn(form) : terms.paidBy,
        excluded: form ? form.getAll('excluded') : terms.excluded,
      },
      departments: [...known, ...gone],
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffReturnsPolicyData>({
  title: 'Returns policy',
  permission: 'settings.edit',
  flashes: { saved: 'Saved. Pages, emails and new orders follow this policy now.' },
  load: (request) => show(request),
  Screen: StaffReturnsPolicyScreen,
  actions: {
    save: async (form, request) => {
      // An empty field is the default.
      const figures = recordOf(returnFigures, (figure) => form.get(figure)?.trim() || null);
      const given = { version: Number(form.get('version')), ...figures, paidBy: payerIn(form), excluded: form.getAll('excluded') };
      const saved = await request.client.call(returnSettingsEndpoints.set, given);
      return saved.ok ? redirect(staffReturnsPolicy({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
  },
});
