import { isOpenReturn, maxWords, returnStateNames, type StaffReturn } from '../../../contract/staff/orders/staff-returns.ts';
import { own } from '../../../contract/values/own.ts';
import { Facts } from '../../features/staff/facts.tsx';
import forms from '../../features/staff/form.module.css';
import { NoteForm, NoteTable, notesLead } from '../../features/staff/notes.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { ageWords } from '../../features/staff/return-words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { island } from '../../page/island.tsx';
import { staffOrder, staffReturn } from '../../staff-routes.ts';
import { calendarDayOf, shopDayOf, shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import { DamagePhotos } from './damage-photos.tsx';
import { DecidePanel } from './decide-panel.tsx';
import { InspectPanel } from './inspect-panel.tsx';
import { RefundPanel } from './refund-panel.tsx';
import { ReplacePanel } from './replace-panel.tsx';
import type { ReturnForm, StaffReturnData } from './staff-return-data.ts';

/** A return, with the next action first. */
function StaffReturnScreen({ data }: { data: StaffData<StaffReturnData> }) {
  const one = data.shown?.one;
  const mayRefund = data.me.permissions.includes('orders.refund');
  return (
    <StaffFrame
      data={data}
      place="returns"
      heading={`Return ${one?.caseNumber}`}
      lead={one && leadOf(one)}
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <Next shown={shown} mayRefund={mayRefund} />
          <Panel title="Items">
            <Items one={shown.one} />
          </Panel>
          <DamagePhotos one={shown.one} />
          {mayRefund && isOpenReturn(shown.one.state) && shown.one.state !== 'requested' && <ClosePanel shown={shown} />}
          <Notes shown={shown} />
          <Panel title="Details">
            <Facts facts={factsOf(shown.one, data.me.permissions.includes('orders.read'))} />
          </Panel>
        </>
      )}
    </StaffFrame>
  );
}

const leadOf = ({ state, requestedAt, ageHours, isLate }: StaffReturn): string =>
  `${returnStateNames[state]} · requested ${shopMomentOf(requestedAt)}, ${ageWords(ageHours).toLowerCase()} ago${isLate ? ' (late: more than 24 hours)' : ''}`;

type Refusal = Pick<NonNullable<StaffReturnData['refused']>, 'typed' | 'errors'>;

/** A refused form's input and errors; empty for every other form. */
const refusalOf = ({ refused }: StaffReturnData, form: ReturnForm): Refusal =>
  refused?.form === form ? refused : { typed: {}, errors: {} };

function Next({ shown, mayRefund }: { shown: StaffReturnData; mayRefund: boolean }) {
  const { one } = shown;
  const { state, caseNumber, inspectedAt, nothingToSend } = one;
  const action = staffReturn({ caseNumber });
  if (state === 'requested') {
    return mayRefund ? <DecidePanel one={one} action={action} {...refusalOf(shown, 'decide')} /> : <Waits />;
  }
  if (inspectedAt === null && (state === 'received' || (state === 'approved' && nothingToSend))) {
    return <InspectPanel one={one} action={action} {...refusalOf(shown, 'inspect')} />;
  }
  if (state === 'approved' || state === 'in_transit') {
    return (
      <Panel title="Receive" lead={`The items must arrive by ${shopDayOf(one.arriveBy)}.`}>
        <form method="post" action={action}>
          <input type="hidden" name="action" value="receive" />
          <Button type="submit">Mark as received</Button>
        </form>
      </Panel>
    );
  }
  if (!one.refund) return null;
  return (
    <>
      {!mayRefund && <Waits />}
      {mayRefund && one.wish === 'replacement' && <ReplacePanel one={one} action={action} />}
      {mayRefund && <RefundPanel one={one} action={action} {...refusalOf(shown, 'refund')} />}
      <InspectPanel one={one} action={action} {...refusalOf(shown, 'inspect')} />
    </>
  );
}

/** Shown when the next action needs another role. */
function Waits() {
  return <Notice>Customer care decides the next step.</Notice>;
}

const columns = [
  { key: 'item', title: 'Item' },
  { key: 'sku', title: 'SKU', whole: true },
  { key: 'reason', title: 'Reason' },
  { key: 'comment', title: 'Comments' },
  { key: 'found', title: 'Inspection' },
  { key: 'quantity', title: 'Quantity', numeric: true },
];

function Items({ one }: { one: StaffReturn }) {
  const rows = one.lines.map(({ variationId, name, options, sku, quantity, group, reason, comment, found }) => ({
    key: variationId,
    cells: {
      item: [name, ...Object.values(options)].join(', '),
      sku,
      quantity,
      reason: `${group}: ${reason}`,
      comment: comment || 'None',
      found: found ? foundWords(found) : 'Not yet',
    },
  }));
  return <Table caption="Items of the return" columns={columns} rows={rows} />;
}

const foundWords = ({ restocked, damaged, missing }: NonNullable<StaffReturn['lines'][number]['found']>): string =>
  [restocked > 0 && `${restocked} restocked`, damaged > 0 && `${damaged} damaged`, missing > 0 && `${missing} missing`]
    .filter(Boolean)
    .join(', ');

function ClosePanel({ shown }: { shown: StaffReturnData }) {
  const { typed, errors } = refusalOf(shown, 'close');
  return (
    <Panel title="Close without a refund" lead="For items that don’t arrive, or can’t be accepted.">
      <form className={forms.stack} method="post" action={staffReturn({ caseNumber: shown.one.caseNumber })}>
        <input type="hidden" name="action" value="close" />
        <TextArea
          label="Message to the customer"
          name="words"
          rows={3}
          maxLength={maxWords}
          defaultValue={own(typed, 'words')}
          error={own(errors, 'words')}
        />
        <Button type="submit" variant="secondary">
          Close return
        </Button>
      </form>
    </Panel>
  );
}

function Notes({ shown }: { shown: StaffReturnData }) {
  const { notes, caseNumber } = shown.one;
  const { typed, errors } = refusalOf(shown, 'note');
  return (
    <Panel title="Notes" lead={notesLead}>
      <NoteTable notes={notes} />
      <NoteForm action={staffReturn({ caseNumber })} longest={maxWords} typed={own(typed, 'words')} error={own(errors, 'words')} />
    </Panel>
  );
}

function factsOf(one: StaffReturn, mayOpenOrders: boolean) {
  const { orderNumber, quoted, refunded, currency, words, receivedAt, inspectedAt, endedAt } = one;
  const money = (cents: number) => formatMoney(cents, { currency });
  const moments = [
    { name: 'Received', at: receivedAt },
    { name: 'Inspected', at: inspectedAt },
    { name: returnStateNames[one.state], at: endedAt },
  ];
  return [
    { name: 'Order', value: mayOpenOrders ? <a href={staffOrder({ orderNumber })}>{orderNumber}</a> : orderNumber },
    {
      name: 'Outcome',
      value: one.wish === 'replacement' ? 'Replacement' : one.outOfStock ? 'Refund, since a replacement is out of stock' : 'Refund',
    },
    ...(one.replacementOrder
      ? [
          {
            name: 'Replacement',
            value: mayOpenOrders ? (
              <a href={staffOrder({ orderNumber: one.replacementOrder })}>{one.replacementOrder}</a>
            ) : (
              one.replacementOrder
            ),
          },
        ]
      : []),
    ...(one.way
      ? [
          {
            name: 'Comes back by',
            value:
              one.way === 'pick_up'
                ? ['Pick-up', one.pickUpOn && `on ${calendarDayOf(one.pickUpOn)}`].filter(Boolean).join(' ')
                : 'Drop-off',
          },
        ]
      : []),
    { name: one.wish === 'replacement' ? 'Worth' : 'Expected refund', value: money(quoted) },
    ...(refunded === null ? [] : [{ name: 'Refund', value: <strong>{money(refunded)}</strong> }]),
    ...moments.flatMap(({ name, at }) => (at ? [{ name, value: shopMomentOf(at) }] : [])),
    ...(words ? [{ name: 'Message to the customer', value: words }] : []),
  ];
}

export default island('screens/staff-return/staff-return-screen', StaffReturnScreen);
