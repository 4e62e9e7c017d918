import { customerFilterNames, emailStateNames } from '../../../contract/staff/care/care.ts';
import styles from '../../features/staff/filtered-list.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { staffCustomers } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import type { Place } from './staff-customers-data.ts';

/** Whether anything narrows the list. */
export const isNarrowed = (place: Place): boolean => customerFilterNames.some((name) => place[name] !== '');

/** What the list shows; the URL keeps it. */
export function CustomerFilters({ place }: { place: Place }) {
  return (
    <search>
      <form className={styles.form} method="get" action={staffCustomers()}>
        {place.sort && <input type="hidden" name="sort" value={place.sort} />}
        {place.columns && <input type="hidden" name="columns" value={place.columns} />}
        <div className={styles.filters}>
          <Field
            label="Search customers"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={styles.words}
            placeholder="Name, email, phone, postal code or order number"
            defaultValue={place.q}
          />
          <Field label="Customer from" name="from" type="date" autoComplete="off" defaultValue={place.from} />
          <Field label="To" name="to" type="date" autoComplete="off" defaultValue={place.to} />
          <Select label="Email" name="email" defaultValue={place.email} placeholder="All" options={optionsOf(emailStateNames)} />
        </div>
        <div className={styles.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed(place) && (
            <LinkButton href={staffCustomers({ sort: place.sort, columns: place.columns })} variant="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}
