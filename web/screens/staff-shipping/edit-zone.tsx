import { maxZoneNameLength } from '../../../contract/settings/shipping.ts';
import { Panel } from '../../features/staff/panel.tsx';
import form from '../../features/staff/settings-form.module.css';
import { staffShipping } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, TextArea } from '../../ui/form/field.tsx';
import styles from './staff-shipping.module.css';
import type { StaffShippingData, ZoneForm } from './staff-shipping-data.ts';

type Shown = Pick<StaffShippingData, 'set' | 'regions' | 'errors'>;

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const;

/** The form of a zone, new or in the list. */
export function EditZone({ zone, set, regions, errors }: Shown & { zone: ZoneForm }) {
  const isNew = zone.at === 'new';
  return (
    <Panel
      title={isNew ? 'New zone' : (set.zones[Number(zone.at)]?.name ?? 'Zone')}
      lead="Shoppers see its name and rates on the shipping page. They apply right away. Shoppers in checkout are asked to confirm a changed total."
    >
      <form className={form.columns} method="post" action={staffShipping()} noValidate>
        <input type="hidden" name="action" value="saveZone" />
        <input type="hidden" name="version" value={zone.version} />
        <input type="hidden" name="zone" value={zone.at} />
        <input type="hidden" name="was" value={zone.was} />
        <Field
          label="Zone name"
          name="name"
          autoComplete="off"
          maxLength={maxZoneNameLength}
          required
          hint="Such as West Coast."
          defaultValue={zone.name}
          error={errors.name}
        />
        <Field
          label="Standard shipping"
          name="standard"
          {...amount}
          hint="In dollars. Also applies to PO boxes there."
          defaultValue={zone.standard}
          error={errors.standard}
        />
        <Field
          label="Free shipping over"
          name="freeOver"
          optional
          {...amount}
          hint="Merchandise after discounts, including large items. Leave empty for never free. PO boxes are never free."
          defaultValue={zone.freeOver}
          error={errors.freeOver}
        />
        <Field
          label="Extra for large items"
          name="heavy"
          {...amount}
          hint="Over 70 lb, unless shipping is free. 0: none."
          defaultValue={zone.heavy}
          error={errors.heavy}
        />
        <Checkbox name="undelivered" value="yes" defaultChecked={!zone.isDelivered} className={styles.wide}>
          Don’t deliver to this zone, whatever its rates
        </Checkbox>
        <Regions
          title="States"
          zone={zone}
          set={set}
          error={errors.regions}
          regions={regions.filter(({ countryCode }) => countryCode === 'US')}
        />
        <Regions
          title="Provinces and territories"
          zone={zone}
          set={set}
          regions={regions.filter(({ countryCode }) => countryCode === 'CA')}
        />
        <TextArea
          className={styles.wide}
          label="Postal codes"
          name="postalCodes"
          rows={3}
          maxLength={4000}
          optional
          spellCheck={false}
          hint="Codes or prefixes, separated by commas: 900, 90210, M5V. If you enter codes of a state or province, only those belong to the zone."
          defaultValue={zone.postalCodes}
          error={errors.postalCodes}
        />
        <div className={form.actions}>
          <Button type="submit">Save zone</Button>
          <LinkButton href={staffShipping()} variant="secondary">
            Cancel
          </LinkButton>
        </div>
      </form>
      {!isNew && (
        <form method="post" action={staffShipping()}>
          <input type="hidden" name="action" value="removeZone" />
          <input type="hidden" name="version" value={zone.version} />
          <input type="hidden" name="zone" value={zone.at} />
          <Button type="submit" variant="quiet" size="small">
            Remove zone
          </Button>
        </form>
      )}
    </Panel>
  );
}

interface RegionsProps extends Pick<StaffShippingData, 'set' | 'regions'> {
  readonly title: string;
  readonly zone: ZoneForm;
  readonly error?: string | undefined;
}

/** Checkboxes of a country's states, with the other zones that hold them. */
function Regions({ title, zone, set, regions, error }: RegionsProps) {
  const others = set.zones.filter((_, at) => String(at) !== zone.at);
  return (
    <fieldset className={styles.regions}>
      <legend>{title}</legend>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {regions.map(({ code, name }) => {
        const other = others.find((one) => one.regions.includes(code));
        return (
          <Checkbox key={code} name="regions" value={code} defaultChecked={zone.regions.includes(code)}>
            {name}
            {other && <span className={styles.other}>{other.name}</span>}
          </Checkbox>
        );
      })}
    </fieldset>
  );
}
