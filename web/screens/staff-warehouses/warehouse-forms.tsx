import { warehouseZones } from '../../../contract/settings/warehouses.ts';
import form from '../../features/staff/form.module.css';
import { hourInWords } from '../../features/staff/hour.ts';
import { Panel } from '../../features/staff/panel.tsx';
import styles from '../../features/staff/settings-form.module.css';
import { staffWarehouses } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select, TextArea } from '../../ui/form/field.tsx';
import type { StaffWarehousesData, WarehouseForm } from './staff-warehouses-data.ts';
import own from './staff-warehouses-screen.module.css';
import { weekdays, zoneInWords } from './words.ts';

const zones = warehouseZones.map((zone) => ({ value: zone, label: zoneInWords(zone) }));

/** Adds an empty warehouse. */
export function AddWarehouse({ added, errors }: Pick<StaffWarehousesData, 'added' | 'errors'>) {
  return (
    <Panel title="Add a warehouse" lead="Stock is entered with the products, or imported. Nearest warehouses ship first.">
      <form className={form.row} method="post" action={staffWarehouses()} noValidate>
        <input type="hidden" name="action" value="add" />
        <Field label="Name" name="name" autoComplete="off" maxLength={60} defaultValue={added.name} error={errors.name} required />
        <Field
          label="ZIP code"
          name="postalCode"
          autoComplete="off"
          maxLength={20}
          defaultValue={added.postalCode}
          error={errors.postalCode}
          required
        />
        <Select label="Time zone" name="timeZone" defaultValue={added.timeZone} options={zones} />
        <Button type="submit" variant="secondary">
          Add warehouse
        </Button>
      </form>
    </Panel>
  );
}

/** Where a warehouse is, and when it dispatches. */
export function EditWarehouse({ warehouse, typed, errors }: WarehouseForm & Pick<StaffWarehousesData, 'errors'>) {
  return (
    <Panel
      title={warehouse.name}
      lead="It never dispatches on US federal holidays. Orders placed before the hour leave the same day; delivery dates follow right away."
    >
      <form className={styles.columns} method="post" action={staffWarehouses()} noValidate>
        <input type="hidden" name="action" value="save" />
        <input type="hidden" name="code" value={warehouse.code} />
        <input type="hidden" name="version" value={typed.version} />
        <div className={styles.side}>
          <Field label="Name" name="name" autoComplete="off" maxLength={60} defaultValue={typed.name} error={errors.name} required />
          <Field
            label="ZIP code"
            name="postalCode"
            autoComplete="off"
            maxLength={20}
            defaultValue={typed.postalCode}
            error={errors.postalCode}
            required
          />
          <div className={own.clock}>
            <Select
              label="Orders leave the same day before"
              name="cutOffHour"
              defaultValue={typed.cutOffHour}
              options={Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourInWords(hour) }))}
              error={errors.cutOffHour}
            />
            <Select label="Time zone" name="timeZone" defaultValue={typed.timeZone} options={zones} error={errors.timeZone} />
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
      {!warehouse.isDefault && (
        <form method="post" action={staffWarehouses()}>
          <input type="hidden" name="action" value="remove" />
          <input type="hidden" name="code" value={warehouse.code} />
          <Button type="submit" variant="quiet" size="small">
            Remove warehouse
          </Button>
        </form>
      )}
    </Panel>
  );
}
