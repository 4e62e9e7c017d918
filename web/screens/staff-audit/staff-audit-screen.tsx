import { plural } from '../../../contract/values/count.ts';
import form from '../../features/staff/form.module.css';
import { nobodyWords } from '../../features/staff/nobody-words.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import {
  staffAudit,
  staffCategory,
  staffCustomer,
  staffDraft,
  staffOrder,
  staffProduct,
  staffPromotion,
  staffReturn,
  staffReview,
  staffWebhook,
} from '../../staff-routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { StaffAuditData } from './staff-audit-data.ts';
import { actionName, detailsOf } from './words.ts';

const columns = [
  { key: 'at', title: 'Date' },
  { key: 'actor', title: 'Staff' },
  { key: 'action', title: 'Action' },
  { key: 'subject', title: 'Subject' },
  { key: 'reason', title: 'Reason' },
  { key: 'details', title: 'Details' },
];

/** The audit log. Its filters are in the URL, so a view can be shared. */
function StaffAuditScreen({ data }: { data: StaffData<StaffAuditData> }) {
  const total = data.shown?.listed.total ?? 0;
  return (
    <StaffFrame
      data={data}
      place="audit"
      heading="Audit log"
      lead={`${plural(total, 'entry', 'entries')}, newest first. Entries can’t be changed.`}
    >
      {(shown) => (
        <>
          <ListViews views={data.views} />
          <Filters {...shown} />
          {shown.listed.entries.length === 0 ? (
            <EmptyState title="No matching entries" actions={<LinkButton href={staffAudit()}>Clear filters</LinkButton>} />
          ) : (
            <Entries {...shown} />
          )}
          <Pages {...shown.listed} at={(page) => placeOf(shown, page)} words={{ before: 'Newer', after: 'Older' }} />
        </>
      )}
    </StaffFrame>
  );
}

function Filters({ listed: { actions, actors }, filter }: StaffAuditData) {
  return (
    <form className={form.row} method="get" action={staffAudit()}>
      <Select
        label="Action"
        name="action"
        defaultValue={filter.action}
        options={[{ value: '', label: 'All actions' }, ...actions.map((action) => ({ value: action, label: actionName(action) }))]}
      />
      <Select
        label="Staff"
        name="memberId"
        defaultValue={filter.memberId ?? ''}
        options={[{ value: '', label: 'All staff' }, ...actors.map(({ memberId, name }) => ({ value: String(memberId), label: name }))]}
      />
      <Field label="Subject" name="subject" autoComplete="off" placeholder="customer:12" defaultValue={filter.subject} />
      <Button type="submit" variant="secondary">
        Filter
      </Button>
    </form>
  );
}

function Entries({ listed: { entries } }: StaffAuditData) {
  const rows = entries.map((entry) => ({
    key: entry.entryId,
    cells: {
      at: shopMomentOf(entry.at),
      actor: entry.actor ? <a href={staffAudit({ memberId: entry.actor.memberId })}>{entry.actor.name}</a> : nobodyWords(entry.action),
      action: actionName(entry.action),
      subject: <Subject {...entry.subject} />,
      reason: entry.reason,
      details: detailsOf(entry),
    },
  }));
  return <Table caption="Audit log" columns={columns} rows={rows} />;
}

function Subject({ kind, id }: { kind: string; id: string }) {
  if (kind === 'customer') return <a href={staffCustomer({ customerId: id })}>Customer {id}</a>;
  if (kind === 'order') return <a href={staffOrder({ orderNumber: id })}>Order {id}</a>;
  if (kind === 'product') return <a href={staffProduct({ productId: Number(id) })}>Product {id}</a>;
  if (kind === 'promotion') return <a href={staffPromotion({ promotionId: Number(id) })}>Promotion {id}</a>;
  if (kind === 'review') return <a href={staffReview({ reviewId: Number(id) })}>Review {id}</a>;
  if (kind === 'return') return <a href={staffReturn({ caseNumber: id })}>Return {id}</a>;
  if (kind === 'draft') return <a href={staffDraft({ draftId: Number(id) })}>Draft {id}</a>;
  if (kind === 'category') return <a href={staffCategory({ taxonomyId: Number(id) })}>Category {id}</a>;
  if (kind === 'webhook') return <a href={staffWebhook({ webhookId: Number(id) })}>Webhook {id}</a>;
  if (kind === 'staff') return <a href={staffAudit({ subject: `staff:${id}` })}>Staff member {id}</a>;
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  return kind === id ? name : `${name} ${id}`;
}

const placeOf = ({ filter }: StaffAuditData, page: number) => staffAudit({ ...filter, memberId: filter.memberId ?? undefined, page });

export default island('screens/staff-audit/staff-audit-screen', StaffAuditScreen);
