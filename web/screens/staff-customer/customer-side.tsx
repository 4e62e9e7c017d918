import { personalDataEndpoints } from '../../../contract/staff/care/personal-data.ts';
import type { Permission } from '../../../contract/staff/staff-roles.ts';
import { CreateDraft } from '../../features/staff/create-draft.tsx';
import { Facts } from '../../features/staff/facts.tsx';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { impersonate } from '../../routes.ts';
import { staffAudit, staffCustomer, staffCustomerErase, staffCustomerMerge } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { ShownCustomer } from './staff-customer-data.ts';
import styles from './staff-customer-screen.module.css';

/** Account, addresses, sessions and consents, and what can be done with the account. */
export function CustomerSide({ customer, permissions }: { customer: ShownCustomer; permissions: readonly Permission[] }) {
  const { customerId, emailVerified, since, addresses, devices, consents, groups, secondFactorSince, marketingStopped } = customer;
  const may = (permission: Permission) => permissions.includes(permission);
  return (
    <div className={styles.side}>
      <Panel title="Account">
        <Facts
          facts={[
            { name: 'Customer ID', value: customerId },
            { name: 'Customer since', value: shopDayOf(since) },
            { name: 'Email', value: emailVerified ? 'Confirmed' : 'Not confirmed' },
            ...(marketingStopped
              ? [
                  {
                    name: 'Marketing emails',
                    value: `Stopped ${shopDayOf(marketingStopped.since)}: ${marketingStopped.kind === 'complaint' ? 'marked as spam' : 'emails bounce'}`,
                  },
                ]
              : []),
            { name: 'Two-step sign-in', value: secondFactorSince === null ? 'Off' : `On since ${shopDayOf(secondFactorSince)}` },
            { name: 'Groups', value: groups.length > 0 ? groups.join(', ') : 'None' },
          ]}
        />
        {may('audit.read') && <a href={staffAudit({ subject: `customer:${customerId}` })}>View staff activity</a>}
      </Panel>
      <Panel title="Addresses" lead="Partly hidden for privacy.">
        {addresses.length === 0 && <p className={styles.quiet}>No saved addresses.</p>}
        <ul className={styles.addresses}>
          {addresses.map(({ label, isDefaultShipping }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two masked addresses may read the same
            <li key={at}>
              {label}
              {isDefaultShipping && <span className={styles.quiet}> (default)</span>}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Signed in on">
        {devices.length === 0 ? (
          <p className={styles.quiet}>No device.</p>
        ) : (
          <Facts facts={devices.map(({ device, lastSeen }) => ({ name: device, value: `Used ${shopDayOf(lastSeen)}` }))} />
        )}
      </Panel>
      {may('customers.edit') && secondFactorSince !== null && (
        <Panel
          title="Two-step sign-in"
          lead="For a customer who lost phone and recovery codes: make sure that it’s them. They’re signed out everywhere, and we email them."
        >
          <form method="post" action={staffCustomer({ customerId })}>
            <Button type="submit" name="action" value="second-factor" variant="secondary" size="small">
              Turn off two-step sign-in
            </Button>
          </form>
        </Panel>
      )}
      <Panel title="Email consents">
        {consents.length === 0 ? (
          <p className={styles.quiet}>{emailVerified ? 'None given.' : 'Unknown until the email is confirmed.'}</p>
        ) : (
          <Facts
            facts={consents.map(({ brand, subscribed, since: from }) => ({
              name: brand,
              value: `${subscribed ? 'Given' : 'Withdrawn'} ${shopDayOf(from)}`,
            }))}
          />
        )}
      </Panel>
      {may('orders.draft') && (
        <Panel title="Order for this customer" lead="Prepare an order on the phone and send a link to pay.">
          <CreateDraft customerId={customerId} variant="secondary" />
        </Panel>
      )}
      {may('customers.impersonate') && (
        <Panel title="Act for this customer" lead="See the shop as they do, for up to 30 minutes. Every change is logged under your name.">
          <LinkButton href={impersonate({ customerId })} variant="secondary" size="small">
            Start session
          </LinkButton>
        </Panel>
      )}
      {may('customers.edit') && (
        <Panel title="Merge a duplicate" lead="Compare with another account before anything moves.">
          <form className={forms.stack} method="get" action={staffCustomerMerge({ customerId })}>
            <Field label="Other account" name="other" required autoComplete="off" placeholder="Customer ID or email" />
            <Button type="submit" variant="secondary" size="small">
              Compare
            </Button>
          </form>
        </Panel>
      )}
      {may('customers.privacy') && (
        <Panel title="Personal data" lead="An export is logged. An erasure can’t be undone.">
          <LinkButton
            href={personalDataEndpoints.export.path.replace(':customerId', String(customerId))}
            download={`customer-${customerId}.json`}
            variant="secondary"
            size="small"
          >
            Export as a file
          </LinkButton>
          <a href={staffCustomerErase({ customerId })}>Erase this customer…</a>
        </Panel>
      )}
    </div>
  );
}
