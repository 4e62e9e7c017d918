import type { Failure } from '../../../contract/api/client.ts';
import { maintenanceEndpoints } from '../../../contract/staff/maintenance.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type Loaded, type PageRequest, redirect, statusOf, unopened } from '../../page/page.ts';
import { staffMaintenance } from '../../staff-routes.ts';
import type { StaffMaintenanceData } from './staff-maintenance-data.ts';
import StaffMaintenanceScreen from './staff-maintenance-screen.tsx';

const flashes = { closed: 'The shop is closed.', opened: 'The shop is open again.' };

async function show({ client, flash }: PageRequest, failure: Failure | null): Promise<Loaded<StaffMaintenanceData>> {
  const found = await client.call(maintenanceEndpoints.get, {});
  if (!found.ok) return unopened(found);
  return data({ closure: found.data.closure, done: flash, errors: failure?.fields ?? {} }, statusOf(failure));
}

export default defineStaffPage<StaffMaintenanceData>({
  title: 'Maintenance',
  permission: 'maintenance.switch',
  flashes,
  load: (request) => show(request, null),
  Screen: StaffMaintenanceScreen,
  actions: {
    close: async (form, request) => {
      const minutes = form.get('minutes') || undefined;
      const result = await request.client.call(maintenanceEndpoints.close, { minutes, reason: form.get('reason') ?? '' });
      return result.ok ? redirect(staffMaintenance({ done: 'closed' }), 303) : show(request, result);
    },
    open: async (_form, request) => {
      const result = await request.client.call(maintenanceEndpoints.open, {});
      return result.ok ? redirect(staffMaintenance({ done: 'opened' }), 303) : show(request, result);
    },
  },
});
