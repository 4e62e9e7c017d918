import { carrierNames } from '../../../contract/shipments/shipments.ts';
import { shipmentFilterNames, shipmentStateNames } from '../../../contract/staff/orders/staff-shipments.ts';
import styles from '../../features/staff/filtered-list.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { staffShipments } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { Place } from './staff-shipments-data.ts';

/** Whether anything narrows the list. */
export const isNarrowed = (place: Place): boolean => shipmentFilterNames.some((name) => place[name] !== '');

/** What the list shows; the URL keeps it. */
export function ShipmentFilters({ place }: { place: Place }) {
  return (
    <search>
      <form className={styles.form} method="get" action={staffShipments()}>
        <div className={styles.filters}>
          <Field
            label="Search shipments"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.words}
            placeholder="Whole tracking or order number"
            defaultValue={place.q}
          />
          <Select label="State" name="state" defaultValue={place.state} placeholder="All" options={optionsOf(shipmentStateNames)} />
          <Select label="Carrier" name="carrier" defaultValue={place.carrier} placeholder="All" options={optionsOf(carrierNames)} />
          <Field label="Shipped from" name="from" type="date" autoComplete="off" defaultValue={place.from} />
          <Field label="To" name="to" type="date" autoComplete="off" defaultValue={place.to} />
        </div>
        <div className={styles.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed(place) && (
            <LinkButton href={staffShipments()} variant="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
