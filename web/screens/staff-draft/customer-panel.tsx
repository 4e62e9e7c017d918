import { own } from '../../../contract/values/own.ts';
import { AddressFields } from '../../features/checkout/address-fields.tsx';
import { readShippingAddress } from '../../features/checkout/typed-form.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCustomer } from '../../staff-routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { StaffDraftData } from './staff-draft-data.ts';
import styles from './staff-draft-screen.module.css';

/** Who buys, and where it goes. */
export function CustomerPanel(shown: StaffDraftData) {
  const { draft, countries, typed, errors } = shown;
  return (
    <Panel title="Customer" lead="Leave the address empty to let the customer enter it when they pay.">
      <Account {...shown} />
      <Field
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={255}
        hint="The payment link and the confirmation go here."
        defaultValue={own(typed, 'email') ?? draft.email}
        error={own(errors, 'email')}
      />
      <AddressFields prefix="shippingAddress" value={addressIn(shown)} countries={countries} errors={errors} />
    </Panel>
  );
}

/** The address as typed, where it could not be saved. */
function addressIn({ draft, countries, typed }: StaffDraftData) {
  const text = (name: string) => own(typed, name) ?? '';
  if (own(typed, 'version') === undefined) return draft.address;
  return readShippingAddress(text, countries);
}

/** The account that the order will belong to, or the search for it. */
function Account({ draft, customers, mayFindCustomers, typed }: StaffDraftData) {
  const { customerId, customerName } = draft;
  if (customerId !== null) {
    return (
      <div className={styles.buttons}>
        <input type="hidden" name="customerId" value={customerId} />
        <p>
          Account: {mayFindCustomers ? <a href={staffCustomer({ customerId })}>{customerName || 'No name'}</a> : customerName || 'No name'}
        </p>
        <Button type="submit" name="pick" value="none" variant="quiet" size="small">
          Remove account
        </Button>
      </div>
    );
  }
  if (!mayFindCustomers) return null;
  return (
    <>
      <div className={styles.search}>
        <Field
          label="Find a customer"
          name="customers"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="Name, email, phone or postal code"
          defaultValue={own(typed, 'customers') ?? customers?.q ?? ''}
        />
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </div>
      {customers?.found.length === 0 && <p role="status">No account matches “{customers.q}”. Enter a new customer’s details below.</p>}
      {customers && customers.found.length > 0 && (
        <ul aria-label="Customers found">
          {customers.found.map(({ customerId: id, name, email, place }) => (
            <li key={id} className={styles.found}>
              <div className={styles.item}>
                <span>{name || 'No name'}</span>
                <span className={styles.quiet}>{[email, place].filter(Boolean).join(' · ')}</span>
              </div>
              <Button type="submit" name="pick" value={id} variant="secondary" size="small">
                Choose<VisuallyHidden> {name || email}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
