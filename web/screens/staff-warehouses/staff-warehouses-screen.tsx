import { AllChanges } from '../../features/staff/all-changes.tsx';
import form from '../../features/staff/form.module.css';
import { hourInWords } from '../../features/staff/hour.ts';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffSettings, staffWarehouses } from '../../staff-routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { writeDays } from './days-text.ts';
import type { StaffWarehousesData } from './staff-warehouses-data.ts';
import own from './staff-warehouses-screen.module.css';
import { AddWarehouse, EditWarehouse } from './warehouse-forms.tsx';
import { daysInWords, zoneInWords } from './words.ts';

/** When each warehouse dispatches. */
function StaffWarehousesScreen({ data }: { data: StaffData<StaffWarehousesData> }) {
  return (
    <StaffFrame
      data={data}
      place="settings"
      heading="Warehouses"
      lead={<a href={staffSettings()}>All settings</a>}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {({ listed: { warehouses, history }, added, edit, errors }) => (
        <>
          {edit && <EditWarehouse {...edit} errors={errors} />}
          <WarehouseTable warehouses={warehouses} />
          {!edit && <AddWarehouse added={added} errors={errors} />}
          <SettingsHistory history={history} names={Object.fromEntries(warehouses.flatMap(namesOf))} />
          {history.length > 0 && <AllChanges me={data.me} subject="settings:warehouses" />}
        </>
      )}
    </StaffFrame>
  );
}

const fieldNames = {
  name: 'name',
  postalCode: 'ZIP code',
  timeZone: 'time zone',
  cutOffHour: 'dispatch hour',
  dispatchDays: 'dispatch days',
  closedDays: 'closed days',
} as const;
const namesOf = ({ code, name }: Warehouses[number]): [string, string][] =>
  Object.entries(fieldNames).map(([field, words]) => [`${code}.${field}`, `${name}, ${words}`]);

type Warehouses = StaffWarehousesData['listed']['warehouses'];

function WarehouseTable({ warehouses }: { warehouses: Warehouses }) {
  const columns = [
    { key: 'name', title: 'Warehouse' },
    { key: 'place', title: 'ZIP code', whole: true },
    { key: 'hour', title: 'Same day before' },
    { key: 'days', title: 'Dispatch days' },
    { key: 'closed', title: 'Closed days' },
    { key: 'edit', title: 'Actions' },
  ];
  const rows = warehouses.map(({ code, name, isDefault, postalCode, cutOffHour, timeZone, dispatchDays, closedDays }) => ({
    key: code,
    cells: {
      name: (
        <>
          {name} {isDefault && <span className={form.quiet}>Default</span>}
        </>
      ),
      place: postalCode,
      hour: `${hourInWords(cutOffHour)}, ${zoneInWords(timeZone)}`,
      days: daysInWords(dispatchDays),
      closed: closedDays.length > 0 && <span className={own.lines}>{writeDays(closedDays)}</span>,
      edit: (
        <span className={form.inTable}>
          <LinkButton href={staffWarehouses({ edit: code })} size="small" variant="quiet">
            Edit<VisuallyHidden> {name}</VisuallyHidden>
          </LinkButton>
        </span>
      ),
    },
  }));
  return <Table caption="Warehouses" columns={columns} rows={rows} />;
}

export default island('screens/staff-warehouses/staff-warehouses-screen', StaffWarehousesScreen);
