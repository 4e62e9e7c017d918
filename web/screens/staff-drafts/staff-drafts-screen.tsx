import { type DraftState, draftStateNames, type ListedDraft } from '../../../contract/staff/orders/drafts.ts';
import { plural } from '../../../contract/values/count.ts';
import { CreateDraft } from '../../features/staff/create-draft.tsx';
import list from '../../features/staff/filtered-list.module.css';
import { optionsOf } from '../../features/staff/options.ts';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { Table } from '../../features/staff/table.tsx';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffDraft, staffDrafts, staffOrder, staffOrders } from '../../staff-routes.ts';
import { Badge } from '../../ui/badge.tsx';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Pages } from '../../ui/pages.tsx';
import type { StaffDraftsData } from './staff-drafts-data.ts';
import styles from './staff-drafts-screen.module.css';

/** Orders that staff prepare for customers, found by words, state and member. */
function StaffDraftsScreen({ data }: { data: StaffData<StaffDraftsData> }) {
  return (
    <StaffFrame
      data={data}
      place="orders"
      heading="Draft orders"
      lead="Prepare an order on the phone and send the customer a link to pay for it."
      done={data.shown?.done}
      error={data.shown?.message}
    >
      {(shown) => (
        <>
          <div className={list.create}>
            <CreateDraft />
            <a href={staffOrders()}>All orders</a>
          </div>
          <ListViews views={data.views} />
          <Filters {...shown} />
          <List {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

const isNarrowed = ({ place: { q, state, staff } }: StaffDraftsData) => `${q}${state}${staff}` !== '';

function Filters(shown: StaffDraftsData) {
  const { place, listed } = shown;
  return (
    <search>
      <form className={`${list.filters} ${styles.columns}`} method="get" action={staffDrafts()}>
        <Field
          label="Search drafts"
          name="q"
          type="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className={list.words}
          placeholder="Name, email, phone or number"
          defaultValue={place.q}
        />
        <Select label="State" name="state" placeholder="All" defaultValue={place.state} options={optionsOf(draftStateNames)} />
        <Select
          label="Created by"
          name="staff"
          placeholder="All"
          defaultValue={place.staff}
          options={listed.members.map(({ memberId, name }) => ({ value: String(memberId), label: name }))}
        />
        <div className={list.apply}>
          <Button type="submit" variant="secondary">
            Show
          </Button>
          {isNarrowed(shown) && (
            <LinkButton href={staffDrafts()} variant="quiet">
              Clear
            </LinkButton>
          )}
        </div>
      </form>
    </search>
  );
}

const toneOf = (state: DraftState) => (state === 'paid' ? 'success' : state === 'expired' ? 'sale' : 'neutral');

function List(shown: StaffDraftsData) {
  const { listed, place } = shown;
  if (listed.total === 0) {
    return isNarrowed(shown) ? (
      <EmptyState
        title="No drafts found"
        actions={
          <LinkButton href={staffDrafts()} variant="secondary">
            Show all drafts
          </LinkButton>
        }
      >
        Search looks at names, emails, the end of phone numbers, and numbers of drafts and their orders.
      </EmptyState>
    ) : (
      <EmptyState title="No draft orders yet">Choose Create order, add what the customer wants, and send them a link to pay.</EmptyState>
    );
  }
  return (
    <section className={list.list} aria-label="Draft orders">
      <p className={list.quiet}>{plural(listed.total, 'draft')}</p>
      <Table caption="Draft orders" columns={columns} rows={listed.drafts.map(rowOf)} />
      <Pages page={listed.page} pages={listed.pages} at={(page) => staffDrafts({ ...place, page })} />
    </section>
  );
}

const columns = [
  { key: 'draft', title: 'Draft', whole: true },
  { key: 'state', title: 'State', whole: true },
  { key: 'customer', title: 'Customer' },
  { key: 'createdBy', title: 'Created by' },
  { key: 'changed', title: 'Last changed', whole: true },
  { key: 'units', title: 'Units', numeric: true },
  { key: 'total', title: 'Total', numeric: true, whole: true },
];

const rowOf = ({ draftId, state, name, email, units, total, createdBy, updatedAt, orderNumber }: ListedDraft) => ({
  key: draftId,
  cells: {
    draft: <a href={staffDraft({ draftId })}>Draft {draftId}</a>,
    state: (
      <div className={list.who}>
        <Badge tone={toneOf(state)}>{draftStateNames[state]}</Badge>
        {orderNumber && <a href={staffOrder({ orderNumber })}>{orderNumber}</a>}
      </div>
    ),
    customer: (
      <div className={list.who}>
        <span>{name || <span className={list.quiet}>No name</span>}</span>
        {email && <span className={list.quiet}>{email}</span>}
      </div>
    ),
    createdBy,
    changed: shopMomentOf(updatedAt),
    units,
    total: formatMoney(total),
  },
});

export default island('screens/staff-drafts/staff-drafts-screen', StaffDraftsScreen);
