import { type Retained, retained, retentionEndpoints } from '../../../contract/settings/retention.ts';
import { recordOf } from '../../../contract/values/keys.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffRetention } from '../../staff-routes.ts';
import type { StaffRetentionData } from './staff-retention-data.ts';
import StaffRetentionScreen from './staff-retention-screen.tsx';

async function show({ client, flash }: PageRequest, { form, failure }: FormState = {}): Promise<Loaded<StaffRetentionData>> {
  const set = await client.call(retentionEndpoints.get, {});
  if (!set.ok) return unopened(set);
  const { days } = set.data;
  return data(
    {
      set: set.data,
      typed: recordOf(retained, (kind: Retained) => form?.get(kind)?.trim() ?? String(days[kind])),
      done: flash,
      ...faultsOf({ failure }),
    },
    statusOf(failure),
  );
}

export default defineStaffPage<StaffRetentionData>({
  title: 'Data retention',
  permission: 'settings.edit',
  flashes: { saved: 'Saved. Older data is deleted tonight.' },
  load: (request) => show(request),
  Screen: StaffRetentionScreen,
  actions: {
    save: async (form, request) => {
      // An empty field is the default.
      const days = recordOf(retained, (kind) => form.get(kind)?.trim() || null);
      const saved = await request.client.call(retentionEndpoints.set, { version: Number(form.get('version')), ...days });
      return saved.ok ? redirect(staffRetention({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
  },
});
