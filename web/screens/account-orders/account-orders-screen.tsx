import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { accountOrders, home } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/field.tsx';
import { PackageCheck } from '../../ui/icons-goods.tsx';
import styles from './account-orders-screen.module.css';
import { filters } from './filters.ts';
import type { AccountOrdersData } from './page.ts';

/** All orders of the customer, by when they were placed (spec §2.9, filters §9). */
export default function AccountOrdersScreen({ data }: { data: AccountOrdersData }) {
  const { filter, listed } = data;
  const { orders, total, page, pages } = listed;
  const isFiltered = filter !== 'most-recent';
  const pageLink = (to: number) => accountOrders({ filter: isFiltered ? filter : undefined, page: to });
  return (
    <AccountFrame place="orders" heading="Orders and returns" lead={total === 1 ? '1 order' : `${total} orders`}>
      {(total > 0 || isFiltered) && (
        <form className={styles.filter} action={accountOrders()} method="get">
          <Select
            label="Placed"
            name="filter"
            defaultValue={filter}
            options={filters.map(({ key, title }) => ({ value: key, label: title }))}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
          />
          <Button type="submit" variant="secondary" className={styles.withoutScript}>
            Show
          </Button>
        </form>
      )}
      {orders.length === 0 ? (
        <EmptyState
          title={isFiltered ? 'No orders from that time' : 'No orders yet'}
          icon={<PackageCheck size={40} />}
          actions={
            isFiltered ? (
              <LinkButton href={accountOrders()}>Show most recent</LinkButton>
            ) : (
              <LinkButton href={home()}>Start shopping</LinkButton>
            )
          }
        >
          {isFiltered
            ? 'Choose another time, or look at your latest ones.'
            : 'What you order while signed in shows here. An order placed as a guest opens by the link in its confirmation.'}
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
          {pages > 1 && (
            <nav className={styles.pages} aria-label="Pages">
              {page > 1 && (
                <LinkButton href={pageLink(page - 1)} variant="secondary" rel="prev">
                  Newer orders
                </LinkButton>
              )}
              <span>
                Page {page} of {pages}
              </span>
              {page < pages && (
                <LinkButton href={pageLink(page + 1)} variant="secondary" rel="next">
                  Older orders
                </LinkButton>
              )}
            </nav>
          )}
        </>
      )}
    </AccountFrame>
  );
}
