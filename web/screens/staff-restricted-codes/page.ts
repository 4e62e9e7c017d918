import { restrictionEndpoints } from '../../../contract/settings/restrictions.ts';
import { pageNumber } from '../../features/staff/page-number.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffRestrictedCodes } from '../../staff-routes.ts';
import type { StaffRestrictedCodesData } from './staff-restricted-codes-data.ts';
import StaffRestrictedCodesScreen from './staff-restricted-codes-screen.tsx';

const flashes = {
  added: 'Codes restricted. The shop no longer delivers there.',
  unchanged: 'These codes were restricted already.',
  removed: 'Restriction removed. The shop delivers there again.',
};

const startOf = ({ searchParams }: URL) => (searchParams.get('q') ?? '').trim().slice(0, 20);

async function show({ client, url, flash }: PageRequest, { failure, form }: FormState = {}): Promise<Loaded<StaffRestrictedCodesData>> {
  const q = startOf(url);
  const listed = await client.call(restrictionEndpoints.list, { q, page: pageNumber(url) });
  if (!listed.ok) return unopened(listed);
  const typed = { codes: form?.get('codes') ?? '', scope: form?.get('scope') ?? 'everything' };
  return data({ listed: listed.data, q, typed, done: flash, ...faultsOf({ failure }) }, statusOf(failure));
}

export default defineStaffPage<StaffRestrictedCodesData>({
  title: 'Restricted postal codes',
  permission: 'settings.edit',
  views: { list: 'restricted-codes', addressOf: (url, done) => staffRestrictedCodes({ q: startOf(url), done }) },
  flashes,
  load: (request) => show(request),
  Screen: StaffRestrictedCodesScreen,
  actions: {
    add: async (form, request) => {
      const codes = form.get('codes') ?? '';
      const scope = form.get('scope') === 'large' ? ('large' as const) : ('everything' as const);
      const added = await request.client.call(restrictionEndpoints.add, { codes, scope });
      if (!added.ok) return show(request, { failure: added, form });
      return redirect(staffRestrictedCodes({ done: added.data.added === 0 ? 'unchanged' : 'added' }), 303);
    },
    remove: async (form, request) => {
      const removed = await request.client.call(restrictionEndpoints.remove, { code: form.get('code') ?? '' });
      return removed.ok ? redirect(staffRestrictedCodes({ done: 'removed' }), 303) : show(request, { failure: removed });
    },
  },
});
