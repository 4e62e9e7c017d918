import { warehouseZones } from '../../../contract/settings/warehouses.ts';
import form from '../../features/staff/form.module.css';
import { hourInWords } from '../../features/staff/hour.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { SettingsHistory } from '../../features/staff/settings-history.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffSettings, staffWarehouses } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { writeDays } from './days-text.ts';
import type { StaffWarehousesData, WarehouseForm } from './staff-warehouses-data.ts';
import own from './staff-warehouses-screen.module.css';
import { daysInWords, weekdays, zoneInWords } from './words.ts';

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
      {({ listed: { warehouses, history }, edit, errors }) => (
        <>
          {edit && <Edit {...edit} errors={errors} />}
          <WarehouseTable warehouses={warehouses} />
          <SettingsHistory history={history} names={Object.fromEntries(warehouses.flatMap(namesOf))} />
        </>
      )}
    </StaffFrame>
  );
}

const fieldNames = {
  name: 'name',
  timeZone: 'time zone',
  cutOffHour: 'dispatch hour',
  dispatchDays: 'dispatch days',
  closedDays: 'closed days',
} as const;
const namesOf = ({ code, name }: Warehouses[number]): [string, string][] =>
  Object.entries(fieldNames).map(([field, words]) => [`${code}.${field}`, `${name}, ${words}`]);

function Edit({ warehouse, typed, errors }: WarehouseForm & Pick<StaffWarehousesData, 'errors'>) {
  return (
    <Panel
      title={warehouse.name}
      lead="It never dispatches on US federal holidays. Orders placed before the hour leave the same day; delivery dates follow right away."
    >
      <form className={styles.columns} method="post" action={staffWarehouses()}>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="code" value={warehouse.code} />
        <input type="hidden" name="version" value={typed.version} />
        <div className={styles.side}>
          <Field label="Name" name="name" autoComplete="off" maxLength={60} defaultValue={typed.name} error={errors.name} required />
          <div className={own.clock}>
            <Select
              label="Orders leave the same day before"
              name="cutOffHour"
              defaultValue={typed.cutOffHour}
              options={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }))}
              error={errors.cutOffHour}
            />
            <Select
              label="Time zone"
              name="timeZone"
              defaultValue={typed.timeZone}
              options={warehouseZones.map((zone) => ({ value: zone, label: zoneInWords(zone) }))}
              error={errors.timeZone}
            />
          </div>
          <fieldset className={own.days}>
            <legend>Dispatch days</legend>
            {weekdays.map((name, day) => (
              <Checkbox key={name} name="dispatchDays" value={day} defaultChecked={typed.dispatchDays.includes(String(day))}>
                {name}
              </Checkbox>
            ))}
            {errors.dispatchDays && (
              <p className={own.error} role="alert">
                {errors.dispatchDays}
              </p>
            )}
          </fieldset>
        </div>
        <TextArea
          label="Closed days"
          name="closedDays"
          rows={8}
          maxLength={4000}
          optional
          spellCheck={false}
          placeholder="2026-12-24 to 2026-12-31"
          hint="One per line, or from the first to the last: 2026-12-24 to 2026-12-31."
          defaultValue={typed.closedDays}
          error={errors.closedDays}
        />
        <div className={styles.actions}>
          <Button type="submit">Save warehouse</Button>
          <LinkButton href={staffWarehouses()} variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </form>
    </Panel>
  );
}

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
