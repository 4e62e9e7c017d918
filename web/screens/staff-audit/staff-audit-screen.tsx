import form from '../../features/staff/form.module.css';
import { Pages } from '../../features/staff/pages.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { staffAudit, staffCustomer, staffOrder } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import type { StaffAuditData } from './page.ts';
import { actionName, detailsOf } from './words.ts';

const columns = [
  { key: 'at', title: 'When' },
  { key: 'actor', title: 'Who' },
  { key: 'action', title: 'What' },
  { key: 'subject', title: 'On' },
  { key: 'reason', title: 'Why' },
  { key: 'details', title: 'Details' },
];

/** Who did what, on whom, when and why; the filters are in the URL. */
export default function StaffAuditScreen({ data }: { data: StaffData<StaffAuditData> }) {
  const total = data.shown?.listed.total ?? 0;
  return (
    <StaffFrame
      data={data}
      place="audit"
      heading="Audit log"
      lead={`${total} ${total === 1 ? 'line' : 'lines'}, latest first. Nothing here is ever changed.`}
    >
      {(shown) => (
        <>
          <Filters {...shown} />
          {shown.listed.entries.length === 0 ? (
            <EmptyState title="No such line" actions={<LinkButton href={staffAudit()}>Show everything</LinkButton>} />
          ) : (
            <Lines {...shown} />
          )}
          <Pages {...shown.listed} at={(page) => placeOf(shown, page)} words={{ before: 'Later', after: 'Earlier' }} />
        </>
      )}
    </StaffFrame>
  );
}

function Filters({ listed: { actions, actors }, filter }: StaffAuditData) {
  return (
    <form className={form.row} method="get" action={staffAudit()}>
      <Select
        label="What"
        name="action"
        defaultValue={filter.action}
        options={[{ value: '', label: 'Everything' }, ...actions.map((action) => ({ value: action, label: actionName(action) }))]}
      />
      <Select
        label="Who"
        name="memberId"
        defaultValue={filter.memberId ?? ''}
        options={[{ value: '', label: 'Everybody' }, ...actors.map(({ memberId, name }) => ({ value: String(memberId), label: name }))]}
      />
      <Field label="On" name="subject" autoComplete="off" placeholder="customer:12" defaultValue={filter.subject} />
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </form>
  );
}

function Lines({ listed: { entries } }: StaffAuditData) {
  const rows = entries.map((entry) => ({
    key: entry.entryId,
    cells: {
      at: shopMomentOf(entry.at),
      actor: entry.actor ? <a href={staffAudit({ memberId: entry.actor.memberId })}>{entry.actor.name}</a> : 'Command line',
      action: actionName(entry.action),
      subject: <Subject {...entry.subject} />,
      reason: entry.reason,
      details: detailsOf(entry),
    },
  }));
  return <Table caption="Lines of the audit log" columns={columns} rows={rows} />;
}

function Subject({ kind, id }: { kind: string; id: string }) {
  if (kind === 'customer') return <a href={staffCustomer({ customerId: id })}>Customer {id}</a>;
  if (kind === 'order') return <a href={staffOrder({ orderNumber: id })}>Order {id}</a>;
  if (kind === 'staff') return <a href={staffAudit({ subject: `staff:${id}` })}>Member {id}</a>;
  return kind === id ? `The ${kind}` : `${kind} ${id}`;
}

const placeOf = ({ filter }: StaffAuditData, page: number) => staffAudit({ ...filter, memberId: filter.memberId ?? undefined, page });
