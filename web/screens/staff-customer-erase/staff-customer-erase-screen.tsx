import { type ErasurePreview, erasureReasons, keptData, keptYears } from '../../../contract/staff/care/personal-data.ts';
import { plural } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import forms from '../../features/staff/form.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffCustomer, staffCustomerErase, staffOrder, staffReturn } from '../../staff-routes.ts';
import { calendarDayOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { StaffCustomerEraseData } from './staff-customer-erase-data.ts';

/** Erases a customer for good: what goes, what stays and until when, then a reason and the typed email. */
function StaffCustomerEraseScreen({ data }: { data: StaffData<StaffCustomerEraseData> }) {
  const preview = data.shown?.preview;
  return (
    <StaffFrame
      data={data}
      place="customers"
      heading={`Erase ${preview?.name || preview?.email}`}
      lead={preview && <a href={staffCustomer({ customerId: preview.customerId })}>Back to the customer</a>}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          {isBlocked(shown.preview) && <Blocked preview={shown.preview} />}
          <Panel
            title="What’s deleted"
            lead="Sessions end. The account, addresses, saved cards, cart, saved items, alerts, consents, notifications, emails and staff notes are deleted. Reviews stay published by “Former customer”, without photos."
          >
            {!shown.preview.emailVerified && (
              <Notice>
                The email was never confirmed. Guests’ orders and consents under it stay, because they may belong to someone else.
              </Notice>
            )}
          </Panel>
          <Kept preview={shown.preview} />
          {!isBlocked(shown.preview) && <Confirm {...shown} />}
        </>
      )}
    </StaffFrame>
  );
}

const isBlocked = ({ openOrders, openReturns, isMoneyMoving }: ErasurePreview): boolean =>
  openOrders.length > 0 || openReturns.length > 0 || isMoneyMoving;

function Blocked({ preview: { openOrders, openReturns, isMoneyMoving } }: { preview: ErasurePreview }) {
  return (
    <Notice tone="error">
      This customer can’t be erased yet.
      {openOrders.length > 0 && (
        <>
          {' '}
          Still open:{' '}
          {openOrders.map((orderNumber, at) => (
            <span key={orderNumber}>
              {at > 0 && ', '}
              <a href={staffOrder({ orderNumber })}>{orderNumber}</a>
            </span>
          ))}
          .
        </>
      )}
      {openReturns.length > 0 && (
        <>
          {' '}
          Returns:{' '}
          {openReturns.map((caseNumber, at) => (
            <span key={caseNumber}>
              {at > 0 && ', '}
              <a href={staffReturn({ caseNumber })}>{caseNumber}</a>
            </span>
          ))}
          .
        </>
      )}
      {isMoneyMoving && ' A payment or refund is on its way.'}
    </Notice>
  );
}

const columns = [
  { key: 'what', title: 'What’s kept', whole: true },
  { key: 'why', title: 'Reason, and what’s removed' },
];

function Kept({ preview: { ordersKept, keptUntil } }: { preview: ErasurePreview }) {
  if (keptUntil === null) {
    return (
      <Panel title="What’s kept">
        <p>Nothing: there are no orders.</p>
      </Panel>
    );
  }
  const orders = plural(ordersKept, 'order');
  return (
    <Panel
      title="What’s kept"
      lead={`The books of ${orders}, for ${keptYears} years after the year of the order: until ${calendarDayOf(keptUntil)}.`}
    >
      <Table caption="What’s kept" columns={columns} rows={keptData.map(({ what, why }) => ({ key: what, cells: { what, why } }))} />
    </Panel>
  );
}

function Confirm({ preview: { customerId, email }, typed, errors }: StaffCustomerEraseData) {
  return (
    <Panel title="Erase permanently" lead="This can’t be undone. The log records when, by whom and why, but no name or email.">
      <form className={forms.stack} method="post" action={staffCustomerErase({ customerId })}>
        <input type="hidden" name="action" value="erase" />
        <Select
          label="Reason"
          name="reason"
          placeholder="Choose a reason"
          defaultValue={typed.reason}
          options={optionsOf(erasureReasons)}
          error={own(errors, 'reason')}
        />
        <Field
          label="Type the customer’s email"
          name="confirmation"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint={email}
          defaultValue={typed.confirmation}
          error={own(errors, 'confirmation')}
        />
        <Button type="submit">Erase customer</Button>
      </form>
    </Panel>
  );
}

export default island('screens/staff-customer-erase/staff-customer-erase-screen', StaffCustomerEraseScreen);
