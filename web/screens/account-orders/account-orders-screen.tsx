import { useRef } from 'react';
import type { ListedOrder } from '../../../contract/orders/order-history.ts';
import { trackingWords } from '../../../contract/shipments/tracking.ts';
import { plural } from '../../../contract/values/count.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { OrderRow } from '../../features/account/order-row.tsx';
import { BuyAgain, type BuyAgainAnswer } from '../../features/orders/buy-again.tsx';
import { island } from '../../page/island.tsx';
import { accountOrders, findOrder, home, tracking } from '../../routes.ts';
import { announceCartChange } from '../../shell/visitor/cart-quantity.ts';
import { useOrderChanges, useOrdersFilter } from '../../shell/visitor/order-changes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Field, Select } from '../../ui/form/field.tsx';
import { PackageCheck } from '../../ui/icons/icons-goods.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { AccountOrdersData } from './account-orders-data.ts';
import styles from './account-orders-screen.module.css';
import { filters } from './filters.ts';

/** The customer's order history (spec §2.9) with its filter (§9) and a search. */
function AccountOrdersScreen({ data: { filter, q, listed, again } }: { data: AccountOrdersData }) {
  useOrderChanges(null, null);
  useOrdersFilter(filter);
  const isNarrowed = filter !== 'most-recent' || q !== '';
  const lead = listed ? leadOf(listed.total, q) : undefined;
  return (
    <AccountFrame place="orders" heading="Orders and returns" lead={lead}>
      {(listed === null || listed.total > 0 || isNarrowed) && <Finder filter={filter} q={q} />}
      {listed === null && (
        <Notice tone="error" action={<a href={accountOrders({ filter, q })}>Try again</a>}>
          We’re unable to retrieve your orders right now.
        </Notice>
      )}
      {listed?.orders.length === 0 && <NoOrders isNarrowed={isNarrowed} q={q} />}
      {listed && listed.orders.length > 0 && (
        <>
          <ul className={styles.orders}>
            {listed.orders.map((order) => (
              <li key={order.orderNumber}>
                <OrderRow order={order}>
                  <Actions order={order} answer={again?.orderNumber === order.orderNumber ? again.answer : null} />
                </OrderRow>
              </li>
            ))}
          </ul>
          <Pages
            page={listed.page}
            pages={listed.pages}
            at={(page) => accountOrders({ filter, q, page })}
            words={{ before: 'Newer orders', after: 'Older orders' }}
          />
        </>
      )}
    </AccountFrame>
  );
}

const leadOf = (total: number, q: string): string => `${plural(total, 'order')}${q && ` with “${q}”`}`;

/**
 * The filter and the search; one form, so that each keeps the other's value. A filter picked by pointer is applied at once; with arrow keys it waits
 * for the button, as each key picks one and a new page would take the focus away.
 */
function Finder({ filter, q }: Pick<AccountOrdersData, 'filter' | 'q'>) {
  const isByKeys = useRef(false);
  return (
    <form className={styles.finder} action={accountOrders()} method="get">
      <Select
        label="Order date"
        name="filter"
        defaultValue={filter}
        options={filters.map(({ key, title }) => ({ value: key, label: title }))}
        onKeyDown={() => {
          isByKeys.current = true;
        }}
        onPointerDown={() => {
          isByKeys.current = false;
        }}
        onChange={(event) => !isByKeys.current && event.currentTarget.form?.requestSubmit()}
      />
      <Field
        label="Order number or product"
        name="q"
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        defaultValue={q}
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </form>
  );
}

function NoOrders({ isNarrowed, q }: { isNarrowed: boolean; q: string }) {
  const all = accountOrders({ filter: 'most-recent' });
  if (!isNarrowed)
    return (
      <EmptyState title="No orders yet" icon={<PackageCheck size={40} />} actions={<LinkButton href={home()}>Start shopping</LinkButton>}>
        Orders you place while signed in appear here. Ordered as a guest? <a href={findOrder()}>Find your order</a> with its number and your
        email.
      </EmptyState>
    );
  return (
    <EmptyState
      title={q ? `No orders with “${q}”` : 'No orders in this period'}
      icon={<PackageCheck size={40} />}
      actions={<LinkButton href={all}>Show most recent orders</LinkButton>}
    >
      {q ? 'Check the spelling, or try another period.' : 'Try another period.'}
    </EmptyState>
  );
}

function Actions({ order, answer }: { order: ListedOrder; answer: BuyAgainAnswer | null }) {
  const { orderNumber, parcels } = order;
  return (
    <div className={styles.actions}>
      {parcels.map(({ shipmentUuid, status, isDelayed }, index) => (
        <LinkButton key={shipmentUuid} href={tracking({ shipmentUuid })} variant="secondary" size="small">
          {parcels.length > 1 ? `Track package ${index + 1}` : 'Track package'} ·{' '}
          {isDelayed ? trackingWords.delayed : trackingWords[status]}
        </LinkButton>
      ))}
      <BuyAgain order={{ orderNumber }} action="" answer={answer} onAdded={announceCartChange} />
    </div>
  );
}

export default island('screens/account-orders/account-orders-screen', AccountOrdersScreen);
