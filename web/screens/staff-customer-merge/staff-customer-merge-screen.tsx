import type { MergeSide } from '../../../contract/staff/care/personal-data.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomer, staffCustomerMerge } from '../../staff-routes.ts';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Checkbox, RadioCard } from '../../ui/form/choice.tsx';
import { Field } from '../../ui/form/field.tsx';
import type { StaffCustomerMergeData } from './staff-customer-merge-data.ts';
import styles from './staff-customer-merge-screen.module.css';

/** Two accounts side by side; one takes in the other. */
function StaffCustomerMergeScreen({ data }: { data: StaffData<StaffCustomerMergeData> }) {
  const customerId = data.shown?.customerId;
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading="Merge accounts"
      lead={customerId && <a href={staffCustomer({ customerId })}>Back to the customer</a>}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {shown.sides ? (
            <>
              <Compare sides={shown.sides} />
              <MergeForm {...shown} sides={shown.sides} />
            </>
          ) : (
            <Search {...shown} />
          )}
        </>
      )}
    </StaffFrame>
  );
}

function Search({ customerId, other, errors }: StaffCustomerMergeData) {
  return (
    <form className={forms.row} method="get" action={staffCustomerMerge({ customerId })}>
      <Field
        label="Other account"
        name="other"
        autoComplete="off"
        placeholder="Customer ID or email"
        defaultValue={other}
        error={other ? own(errors, 'other') : undefined}
      />
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </form>
  );
}

const columns = [
  { key: 'email', title: 'Account', whole: true },
  { key: 'name', title: 'Name' },
  { key: 'since', title: 'Customer since', whole: true },
  { key: 'orders', title: 'Orders', numeric: true },
  { key: 'addresses', title: 'Addresses', numeric: true },
  { key: 'cards', title: 'Cards', numeric: true },
  { key: 'savedItems', title: 'Saved items', numeric: true },
  { key: 'reviews', title: 'Reviews', numeric: true },
];

function Compare({ sides }: { sides: readonly MergeSide[] }) {
  const rows = sides.map(({ customerId, email, emailVerified, name, since, orders, addresses, cards, savedItems, reviews }) => ({
    key: customerId,
    cells: {
      email: (
        <>
          <a href={staffCustomer({ customerId })}>{email}</a>
          {!emailVerified && <span className={forms.quiet}> not confirmed</span>}
        </>
      ),
      name: name || 'No name',
      since: shopDayOf(since),
      orders,
      addresses,
      cards,
      savedItems,
      reviews,
    },
  }));
  return <Table caption="The two accounts" columns={columns} rows={rows} />;
}

interface MergeFormProps extends StaffCustomerMergeData {
  sides: readonly [MergeSide, MergeSide];
}

function MergeForm({ customerId, other, sides: [one, two], typed, errors }: MergeFormProps) {
  const choices = [
    [one, two],
    [two, one],
  ] as const;
  return (
    <Panel
      title="Merge"
      lead="Orders, addresses, cards, cart, saved items, reviews, alerts, notifications, promotion uses and notes move to the account that stays. The other is closed, its sessions end, and we email its address. This can’t be undone."
    >
      <form className={forms.stack} method="post" action={staffCustomerMerge({ customerId }, { other })}>
        <input type="hidden" name="action" value="merge" />
        <fieldset className={styles.choices}>
          <legend>Account that stays</legend>
          {choices.map(([kept, gone]) => (
            <RadioCard
              key={kept.customerId}
              name="which"
              value={`${kept.customerId}.${gone.customerId}`}
              defaultChecked={kept.customerId === typed.keptId}
              label={kept.email}
              detail={`Closes ${gone.email}. Email, password and defaults of ${kept.email} stay.`}
            />
          ))}
        </fieldset>
        <Checkbox name="mayReturn" value="1" defaultChecked={typed.mayReturn}>
          Let the closed account’s email sign up again
        </Checkbox>
        <Field
          label="Reason"
          name="reason"
          autoComplete="off"
          maxLength={255}
          hint="For the audit log. Don’t include names."
          defaultValue={typed.reason}
          error={own(errors, 'reason')}
        />
        <Button type="submit">Merge accounts</Button>
      </form>
    </Panel>
  );
}

export default island('screens/staff-customer-merge/staff-customer-merge-screen', StaffCustomerMergeScreen);
