import { orderExportPath, orderFilterNames, orderStateNames, paymentNames } from '../../../contract/staff/orders/staff-orders.ts';
import list from '../../features/staff/filtered-list.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { staffOrders } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { countryNames, type Place, type StaffOrdersData } from './staff-orders-data.ts';
import styles from './staff-orders-screen.module.css';

const deliveries = { GROUND: 'Standard', FRNTDOOR: 'Large items' };

/** Whether anything narrows the list. */
export const isNarrowed = (place: Place): boolean => orderFilterNames.some((name) => place[name] !== '');

/** Filters beside search, dates and state; open when one of them is set. */
const more = ['payment', 'delivery', 'country', 'brand', 'promotion', 'item', 'staff', 'tag'] as const;

/** What the list shows; the URL keeps it. */
export function OrderFilters({ place, listed: { members }, brands, mayExport }: StaffOrdersData) {
  const select = (name: keyof Place, label: string, options: { value: string; label: string }[]) => (
    <Select label={label} name={name} defaultValue={place[name]} placeholder="All" options={options} />
  );
  return (
    <search>
      <form method="get" action={staffOrders()}>
        {place.sort && <input type="hidden" name="sort" value={place.sort} />}
        {place.columns && <input type="hidden" name="columns" value={place.columns} />}
        <div className={`${list.filters} ${styles.fields} ${styles.columns}`}>
          <Field
            label="Search orders"
            name="q"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={list.words}
            placeholder="Number, name, email, phone, postal code or SKU"
            defaultValue={place.q}
          />
          <Field label="From" name="from" type="date" autoComplete="off" defaultValue={place.from} />
          <Field label="To" name="to" type="date" autoComplete="off" defaultValue={place.to} />
          {select('state', 'State', optionsOf(orderStateNames))}
        </div>
        <Disclosure title="More filters" className={styles.more} open={more.some((name) => place[name] !== '')}>
          <div className={`${list.filters} ${styles.fields}`}>
            {select('payment', 'Payment', optionsOf(paymentNames))}
            {select('delivery', 'Delivery', optionsOf(deliveries))}
            {select('country', 'Ships to', optionsOf(countryNames))}
            {brands.length > 1 &&
              select(
                'brand',
                'Brand',
                brands.map(({ key, name }) => ({ value: key, label: name })),
              )}
            <Field
              label="Promotion"
              name="promotion"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="Name, code or number"
              defaultValue={place.promotion}
            />
            <Field
              label="Product"
              name="item"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="SKU or number"
              defaultValue={place.item}
            />
            {select(
              'staff',
              'Placed by',
              members.map(({ memberId, name }) => ({ value: String(memberId), label: name })),
            )}
            <Field label="Tag" name="tag" autoComplete="off" autoCapitalize="none" defaultValue={place.tag} />
          </div>
        </Disclosure>
        <div className={list.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed(place) && (
            <LinkButton href={staffOrders({ sort: place.sort, columns: place.columns })} variant="quiet">
              Clear
            </LinkButton>
          )}
          {mayExport && place.from && place.to && (
            <Button type="submit" variant="quiet" formAction={orderExportPath}>
              Export as CSV
            </Button>
          )}
          {mayExport && !(place.from && place.to) && <p className={list.quiet}>Choose both days to export the list.</p>}
        </div>
      </form>
    </search>
  );
}
