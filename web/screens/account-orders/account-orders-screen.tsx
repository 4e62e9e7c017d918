import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { island } from '../../page/island.tsx';
import { accountOrders, home } from '../../routes.ts';
import { useOrderChanges } from '../../shell/visitor/order-changes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Select } from '../../ui/form/field.tsx';
import { PackageCheck } from '../../ui/icons/icons-goods.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { AccountOrdersData } from './account-orders-data.ts';
import styles from './account-orders-screen.module.css';
import { filters } from './filters.ts';

/** The customer's order history (spec §2.9) with its filter (§9). */
function AccountOrdersScreen({ data }: { data: AccountOrdersData }) {
  const { filter, listed } = data;
  const { orders, total, page, pages } = listed;
  useOrderChanges(null, null);
  const isFiltered = filter !== 'most-recent';
  const pageLink = (to: number) => accountOrders({ filter: isFiltered ? filter : undefined, page: to });
  return (
    <AccountFrame place="orders" heading="Orders and returns" lead={total === 1 ? '1 order' : `${total} orders`}>
      {(total > 0 || isFiltered) && (
        <form className={styles.filter} action={accountOrders()} method="get">
          <Select
            label="Order date"
            name="filter"
            defaultValue={filter}
            options={filters.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
          <Button type="submit" variant="secondary" className={styles.withoutScript}>
            Filter
          </Button>
        </form>
      )}
      {orders.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No orders in this period' : 'No orders yet'}
          icon={<PackageCheck size={40} />}
          actions={
            isFiltered ? (
              <LinkButton href={accountOrders()}>Show most recent orders</LinkButton>
            ) : (
              <LinkButton href={home()}>Start shopping</LinkButton>
            )
          }
        >
          {isFiltered
            ? 'Try another period.'
            : 'Orders you place while signed in appear here. To see a guest order, use the link in its confirmation email.'}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.orders}>
            {orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderRow order={order} />
              </li>
            ))}
          </ul>
          <Pages page={page} pages={pages} at={pageLink} words={{ before: 'Newer orders', after: 'Older orders' }} />
        </>
      )}
    </AccountFrame>
  );
}

export default island('screens/account-orders/account-orders-screen', AccountOrdersScreen);
