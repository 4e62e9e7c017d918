import { staffEndpoints } from '../../../contract/staff/staff.ts';
import { data, definePage, redirect, statusOf } from '../../page/page.ts';
import type { StaffOwnerData } from './staff-owner-data.ts';
import StaffOwnerScreen from './staff-owner-screen.tsx';

export default definePage<StaffOwnerData>({
  load: async ({ client, url }) => {
    const token = url.searchParams.get('token') ?? '';
    const asked = await client.call(staffEndpoints.showOwnerLink, { token });
    if (!asked.ok) return data({ state: 'spent', message: asked.message }, asked.statusCode);
    return data({ state: 'open', token, name: '', email: '', errors: {}, message: null });
  },
  head: () => ({ title: 'Make the shop yours', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: StaffOwnerScreen,
  actions: {
    owner: async (form, { client }) => {
      const typed = { token: form.get('token') ?? '', name: form.get('name') ?? '', email: form.get('email') ?? '' };
      const result = await client.call(staffEndpoints.createOwner, typed);
      if (result.ok) return redirect(result.data.path, 303);
      if (result.code === 'owner_link_invalid') return data({ state: 'spent', message: result.message }, result.statusCode);
      const errors = result.fields ?? {};
      return data({ state: 'open', ...typed, errors, message: result.fields ? null : result.message }, statusOf(result));
    },
  },
});
