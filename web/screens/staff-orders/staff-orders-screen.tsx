import { useRef } from 'react';
import { ColumnsForm } from '../../features/staff/columns/columns-form.tsx';
import { countWords } from '../../features/staff/counted.ts';
import { CreateDraft } from '../../features/staff/create-draft.tsx';
import list from '../../features/staff/filtered-list.module.css';
import { PagesBeside } from '../../features/staff/pages-beside.tsx';
import { SelectPage, useSelection } from '../../features/staff/selection.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { openedBy } from '../../features/staff/views/default-view.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffDrafts, staffOrders, staffShipOrders } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { isNarrowed, OrderFilters } from './order-filters.tsx';
import { OrderTable } from './order-table.tsx';
import { PackingBar } from './packing-bar.tsx';
import { orderColumns, type StaffOrdersData } from './staff-orders-data.ts';

/** Packing starts with the oldest order. */
const given = [
  { name: 'All', href: staffOrders() },
  { name: 'To ship', href: staffOrders({ state: 'to_ship', sort: 'placed' }) },
  { name: 'On hold', href: staffOrders({ state: 'held', sort: 'placed' }) },
  { name: 'Partially shipped', href: staffOrders({ state: 'partly_shipped', sort: 'placed' }) },
  { name: 'Awaiting payment', href: staffOrders({ state: 'unpaid' }) },
];

/** Every order, found by words, filters and views. */
function StaffOrdersScreen({ data }: { data: StaffData<StaffOrdersData> }) {
  return (
    <StaffFrame data={data} place="orders" heading="Orders">
      {(shown) => (
        <>
          {data.me.permissions.includes('orders.draft') && (
            <div className={list.create}>
              <CreateDraft />
              <a href={openedBy(data.me, 'drafts', staffDrafts())}>Draft orders</a>
            </div>
          )}
          <ListViews views={data.views} given={given} />
          <OrderFilters {...shown} />
          <List {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function List({ listed, place, brands, isBeginning, mayPack }: StaffOrdersData) {
  const { orders, total, next, previous } = listed;
  if (orders.length === 0) {
    if (!isNarrowed(place) && isBeginning) {
      return <EmptyState title="No orders yet">Orders appear here as soon as they’re placed.</EmptyState>;
    }
    if (place.state === 'to_ship' && total === 0) {
      return <EmptyState title="All orders shipped">Orders appear here once they’re paid.</EmptyState>;
    }
    return (
      <EmptyState
        title="No orders found"
        actions={
          <LinkButton href={staffOrders()} variant="secondary">
            Show all orders
          </LinkButton>
        }
      >
        Search looks at the beginning of order numbers, names, emails, phone numbers, postal codes and SKUs.
      </EmptyState>
    );
  }
  return (
    <section className={list.list} aria-label="Orders">
      <p className={list.quiet}>{countWords(total, 'order')}</p>
      <ColumnsForm columns={orderColumns} place={place} at={staffOrders} />
      {mayPack ? <Selectable {...listed} place={place} brands={brands} /> : <OrderTable orders={orders} brands={brands} place={place} />}
      <PagesBeside previous={previous} next={next} at={(beside) => staffOrders({ ...place, ...beside })} />
    </section>
  );
}

/** The orders in a form: a press on a button of the bar opens its page with those selected. */
function Selectable({
  orders,
  total,
  place,
  brands,
}: Pick<StaffOrdersData['listed'], 'orders' | 'total'> & Pick<StaffOrdersData, 'place' | 'brands'>) {
  const form = useRef<HTMLFormElement>(null);
  const selection = useSelection(form, 'order');
  const { columns: _, ...filters } = place;
  return (
    <form ref={form} className={list.list} method="get" action={staffShipOrders({})} onChange={selection.count}>
      {Object.entries(filters).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
      <OrderTable orders={orders} brands={brands} place={place} selectAll={<SelectPage form={form} name="order" {...selection} />} />
      <PackingBar {...selection} total={total} shown={orders.length} />
    </form>
  );
}

export default island('screens/staff-orders/staff-orders-screen', StaffOrdersScreen);
