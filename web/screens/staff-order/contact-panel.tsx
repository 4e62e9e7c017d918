import { addressLabels, locationTypes } from '../../../contract/addresses/addresses.ts';
import { own } from '../../../contract/values/own.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { orderInvoice } from '../../routes.ts';
import { staffOrder } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { refusalOf, type StaffOrderData } from './staff-order-data.ts';
import styles from './work.module.css';

/** Changes where the order goes and whom the shop writes to, until it is packed. */
export function ContactPanel({ contact, ...shown }: StaffOrderData & { contact: NonNullable<StaffOrderData['contact']> }) {
  const { orderNumber } = shown.order;
  const { email, address, refusal } = contact;
  const { typed, errors } = refusalOf({ contact, ...shown }, 'contact');
  const back = (
    <LinkButton href={staffOrder({ orderNumber })} variant="quiet">
      Keep as it is
    </LinkButton>
  );
  if (refusal) {
    return (
      <Panel title="Address and email">
        <Notice tone="error">{refusal}</Notice>
        {back}
      </Panel>
    );
  }
  const values = { ...address, email };
  /** What was typed; a field left alone shows what it is by now. */
  const shownIn = (name: keyof typeof values) => {
    const value = own(typed, name);
    return value === undefined || value === own(typed, `seen-${name}`) ? values[name] : value;
  };
  const field = (name: 'firstName' | 'lastName' | 'addressLine1' | 'addressLine2' | 'city' | 'postalCode' | 'phone', label: string) => (
    <Field
      label={label}
      name={name}
      autoComplete="off"
      maxLength={255}
      optional={name === 'addressLine2'}
      defaultValue={shownIn(name)}
      error={own(errors, `address.${name}`)}
    />
  );
  const labels = addressLabels[address.countryCode];
  return (
    <Panel
      title="Address and email"
      lead={`The total can’t change, so the order must ship to ${address.stateRegion}, ${address.countryCode}. To ship elsewhere, cancel it and place a new one.`}
    >
      <form className={styles.contact} method="post" action={staffOrder({ orderNumber })}>
        <input type="hidden" name="action" value="contact" />
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={`seen-${name}`} value={value} />
        ))}
        {field('firstName', 'First name')}
        {field('lastName', 'Last name')}
        {field('addressLine1', 'Address')}
        {field('addressLine2', 'Apartment or suite')}
        {field('city', labels.city)}
        {field('postalCode', labels.postalCode)}
        {field('phone', 'Phone')}
        <Select label="Address type" name="locationType" defaultValue={shownIn('locationType')} options={locationTypes} />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          maxLength={255}
          defaultValue={shownIn('email')}
          error={own(errors, 'email')}
        />
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={255}
          hint="For the order’s history."
          defaultValue={own(typed, 'reason')}
          error={own(errors, 'reason')}
        />
        <div className={styles.buttons}>
          <Button type="submit">Save address</Button>
          {back}
        </div>
      </form>
    </Panel>
  );
}

/** Further actions on an order: its invoice, its confirmation, its address. */
export function OrderLinks({ order: { orderNumber, stage, email }, work, emails, permissions }: StaffOrderData) {
  const mayEdit = permissions.includes('orders.edit');
  const isPaid = stage !== 'awaiting_payment' && work !== null;
  // Below, it is resent from the list; after ninety days that list is empty. An erased customer has no address.
  const isConfirmed = isPaid && stage !== 'cancelled';
  const isListed = emails?.emails.some(({ kind, isUnsent }) => kind === 'order-confirmation' && !isUnsent) ?? false;
  return (
    <div className={styles.buttons}>
      {mayEdit && work?.refusalToEdit === null && (
        <LinkButton href={staffOrder({ orderNumber }, { edit: 'contact' })} variant="secondary">
          Change address or email
        </LinkButton>
      )}
      {isPaid && (
        <LinkButton href={orderInvoice({ orderNumber })} variant="secondary">
          Invoice
        </LinkButton>
      )}
      {mayEdit && isConfirmed && !isListed && email !== '' && (
        <form method="post" action={staffOrder({ orderNumber })}>
          <input type="hidden" name="action" value="resend" />
          <Button type="submit" variant="secondary">
            Send confirmation again
          </Button>
        </form>
      )}
    </div>
  );
}
