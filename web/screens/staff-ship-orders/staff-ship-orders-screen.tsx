import type { KeyboardEvent } from 'react';
import { type ShipOutcome, shipOutcomes } from '../../../contract/staff/orders/staff-packing.ts';
import { plural } from '../../../contract/values/count.ts';
import { own } from '../../../contract/values/own.ts';
import { carriers } from '../../features/staff/packing/carriers.ts';
import { LeftOut, NothingToPack } from '../../features/staff/packing/left-out.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffOrder } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Checkbox } from '../../ui/form/choice.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { ShipOrdersData } from './ship-orders-data.ts';
import styles from './staff-ship-orders-screen.module.css';

const lead = 'What’s left of each order goes in one parcel. Customers get an email, and payments are captured.';

/** Marks several orders as shipped, and shows each result. */
function StaffShipOrdersScreen({ data }: { data: StaffData<ShipOrdersData> }) {
  return (
    <StaffFrame data={data} place="orders" heading="Ship orders" lead={lead} error={data.shown?.message}>
      {(shown) => (
        <>
          {shown.results && <Results {...shown} results={shown.results} />}
          {!shown.results && <LeftOut {...shown} />}
          {shown.orders.length > 0 && <Parcels {...shown} />}
          {shown.orders.length === 0 && !shown.results && <NothingToPack {...shown} />}
        </>
      )}
    </StaffFrame>
  );
}

function Results({ results, back }: ShipOrdersData & { results: NonNullable<ShipOrdersData['results']> }) {
  const shipped = results.filter(({ outcome }) => outcome === 'shipped').length;
  const others = results.length - shipped;
  const words = plural(shipped, 'order is marked as shipped', 'orders are marked as shipped');
  const rows = results.map(({ orderNumber, outcome }) => ({
    key: orderNumber,
    cells: {
      order: outcome === 'unknown' ? orderNumber : <a href={staffOrder({ orderNumber })}>{orderNumber}</a>,
      result: <Outcome outcome={outcome} />,
    },
  }));
  return (
    <Panel title={others === 0 ? `${words}.` : `${words}, ${others} not.`}>
      <Table
        caption="Results by order"
        columns={[
          { key: 'order', title: 'Order', whole: true },
          { key: 'result', title: 'Result' },
        ]}
        rows={rows}
      />
      <div>
        <LinkButton href={back} variant="secondary">
          Back to orders
        </LinkButton>
      </div>
    </Panel>
  );
}

const Outcome = ({ outcome }: { outcome: ShipOutcome }) =>
  outcome === 'shipped' ? <Badge tone="success">{shipOutcomes.shipped}</Badge> : shipOutcomes[outcome];

const columns = [
  { key: 'order', title: 'Order', whole: true },
  { key: 'customer', title: 'Customer' },
  { key: 'delivery', title: 'Delivery' },
  { key: 'units', title: 'Units', numeric: true },
  { key: 'tracking', title: 'Tracking number' },
];

const badNumber: ReadonlySet<ShipOutcome> = new Set(['no_number', 'same_number', 'number_in_use', 'failed']);

function Parcels({ orders, here, batchUuid, carrier, typed, skipped, results }: ShipOrdersData) {
  const rows = orders.map(({ orderNumber, name, place, delivery, units }) => {
    const outcome = results?.find((one) => one.orderNumber === orderNumber)?.outcome;
    return {
      key: orderNumber,
      cells: {
        order: (
          <Checkbox name="order" value={orderNumber} defaultChecked={!skipped.includes(orderNumber)}>
            <VisuallyHidden>Ship </VisuallyHidden>
            {orderNumber}
          </Checkbox>
        ),
        customer: `${name}, ${place}`,
        delivery,
        units,
        tracking: (
          <Field
            label="Tracking number"
            name={`tracking-${orderNumber}`}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            aria-label={`Tracking number of ${orderNumber}`}
            autoCapitalize="characters"
            className={styles.tracking}
            defaultValue={own(typed, orderNumber)}
            error={outcome && badNumber.has(outcome) ? shipOutcomes[outcome] : undefined}
          />
        ),
      },
    };
  });
  return (
    <form className={styles.form} method="post" action={here} onKeyDown={nextField}>
      <input type="hidden" name="action" value="ship" />
      <input type="hidden" name="batchUuid" value={batchUuid} />
      <Select
        label="Carrier of all parcels"
        name="carrier"
        className={styles.carrier}
        defaultValue={carrier}
        options={carriers}
        hint="Our own van needs no tracking numbers."
      />
      <Table caption="Orders to ship" columns={columns} rows={rows} />
      <div>
        <Button type="submit">Mark as shipped</Button>
      </div>
    </form>
  );
}

/** A scanner presses Enter after each label: that moves to the next field instead of submitting the form. */
function nextField(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.name.startsWith('tracking-')) return;
  event.preventDefault();
  const fields = [...currentTarget.querySelectorAll<HTMLElement>('input[name^="tracking-"], button[type="submit"]')];
  fields[fields.indexOf(target) + 1]?.focus();
}

export default island('screens/staff-ship-orders/staff-ship-orders-screen', StaffShipOrdersScreen);
