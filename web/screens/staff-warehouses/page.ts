import { type ListedWarehouse, warehouseEndpoints, warehouseZones } from '../../../contract/settings/warehouses.ts';
import { defineStaffPage } from '../../features/staff/staff-page.ts';
import { data, type FormState, faultsOf, formStatus, type Loaded, type PageRequest, redirect, unopened } from '../../page/page.ts';
import { staffWarehouses } from '../../staff-routes.ts';
import { readDays, writeDays } from './days-text.ts';
import type { StaffWarehousesData, WarehouseForm } from './staff-warehouses-data.ts';
import StaffWarehousesScreen from './staff-warehouses-screen.tsx';

const flashes = {
  saved: 'Saved. Delivery dates follow now.',
  added: 'Warehouse added. Check its hours. It’s used once it has stock.',
  removed: 'Warehouse removed.',
};

async function show({ client, url, flash }: PageRequest, { form, ...faults }: FormState = {}): Promise<Loaded<StaffWarehousesData>> {
  const listed = await client.call(warehouseEndpoints.list, {});
  if (!listed.ok) return unopened(listed);
  const open = form?.get('code') ?? url.searchParams.get('edit');
  const warehouse = listed.data.warehouses.find(({ code }) => code === open);
  const edit = warehouse ? { warehouse, typed: form ? typedIn(form) : asTyped(warehouse) } : null;
  return data({ listed: listed.data, added: addedIn(form), edit, done: flash, ...faultsOf(faults) }, formStatus(faults));
}

const addedIn = (form: URLSearchParams | undefined): StaffWarehousesData['added'] => {
  const isOne = form?.get('action') === 'add';
  const of = (field: string) => (isOne && form.get(field)) || '';
  return { name: of('name'), postalCode: of('postalCode'), timeZone: of('timeZone') || warehouseZones[0] };
};

const typedIn = (form: URLSearchParams): WarehouseForm['typed'] => ({
  version: Number(form.get('version')),
  name: form.get('name') ?? '',
  postalCode: form.get('postalCode') ?? '',
  timeZone: form.get('timeZone') ?? '',
  cutOffHour: form.get('cutOffHour') ?? '',
  dispatchDays: form.getAll('dispatchDays'),
  closedDays: form.get('closedDays') ?? '',
});

const asTyped = ({
  version,
  name,
  postalCode,
  timeZone,
  cutOffHour,
  dispatchDays,
  closedDays,
}: ListedWarehouse): WarehouseForm['typed'] => ({
  version,
  name,
  postalCode,
  timeZone,
  cutOffHour: String(cutOffHour),
  dispatchDays: dispatchDays.map(String),
  closedDays: writeDays(closedDays),
});

export default defineStaffPage<StaffWarehousesData>({
  title: 'Warehouses',
  permission: 'settings.edit',
  flashes,
  load: (request) => show(request),
  Screen: StaffWarehousesScreen,
  actions: {
    add: async (form, request) => {
      const { name, postalCode, timeZone } = addedIn(form);
      const zone = warehouseZones.find((one) => one === timeZone) ?? warehouseZones[0];
      const added = await request.client.call(warehouseEndpoints.add, { name, postalCode, timeZone: zone });
      if (!added.ok) return show(request, { form, failure: added });
      return redirect(staffWarehouses({ edit: added.data.code, done: 'added' }), 303);
    },
    remove: async (form, request) => {
      const removed = await request.client.call(warehouseEndpoints.remove, { code: form.get('code') ?? '' });
      return removed.ok ? redirect(staffWarehouses({ done: 'removed' }), 303) : show(request, { failure: removed });
    },
    save: async (form, request) => {
      const typed = typedIn(form);
      const read = readDays(typed.closedDays);
      const timeZone = warehouseZones.find((zone) => zone === typed.timeZone);
      const errors = {
        ...('fault' in read && { closedDays: `We can’t read “${read.fault}”. Write days such as 2026-12-24.` }),
        ...(!timeZone && { timeZone: 'Choose a time zone' }),
      };
      if ('fault' in read || !timeZone) return show(request, { form, errors });
      const saved = await request.client.call(warehouseEndpoints.save, {
        code: form.get('code') ?? '',
        version: typed.version,
        name: typed.name,
        postalCode: typed.postalCode,
        timeZone,
        cutOffHour: Number(typed.cutOffHour),
        dispatchDays: typed.dispatchDays.map(Number),
        closedDays: read.days,
      });
      return saved.ok ? redirect(staffWarehouses({ done: 'saved' }), 303) : show(request, { form, failure: saved });
    },
  },
});
