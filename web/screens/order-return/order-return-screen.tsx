import type { ReactNode } from 'react';
import { variationName } from '../../../contract/values/option-order.ts';
import { AccountFrame } from '../../features/account/account-frame.tsx';
import { returnWords } from '../../features/orders/return-words.ts';
import { island } from '../../page/island.tsx';
import { accountOrder, information, orderConfirmation, orderReturn } from '../../routes.ts';
import { useOrderChanges } from '../../shell/visitor/order-changes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { PackageCheck } from '../../ui/icons/icons-goods.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import type { OrderReturnData } from './order-return-data.ts';
import styles from './order-return-screen.module.css';
import { ReturnForm } from './return-form.tsx';
import { Standing } from './standing.tsx';

/** The return form (spec §2.9, §4), then "Return Requested" with the case number. */
function OrderReturnScreen({ data }: { data: OrderReturnData }) {
  const { order, token, requested, isNew, quote, message } = data;
  const { orderNumber } = order;
  useOrderChanges(isNew ? orderNumber : null, orderNumber);
  const back = data.isOwn ? accountOrder({ orderNumber }) : orderConfirmation({ orderNumber, ...(token && { token }) });
  const can = quote?.lines.some(({ refundAmounts }) => refundAmounts.length > 0) ?? false;
  return (
    <Around data={data} heading={requested ? returnWords[requested.state] : 'Return items'}>
      {requested ? (
        <Standing one={requested} email={order.email} token={token} photoError={data.photoError} />
      ) : (
        <>
          {message && <Notice tone="error">{message}</Notice>}
          {quote && can && <ReturnForm data={data} quote={quote} action={orderReturn({ orderNumber, ...(token && { token }) })} />}
          {quote && !can && (
            <EmptyState title="Nothing to return" icon={<PackageCheck size={40} />}>
              No item of this order can be returned at the moment.
            </EmptyState>
          )}
          {quote && <Refused data={data} quote={quote} />}
        </>
      )}
      <p>
        <LinkButton href={back} variant="secondary">
          Back to your order
        </LinkButton>
      </p>
    </Around>
  );
}

/** Adds the account navigation for a signed-in owner; guests get a plain page. */
function Around({ data, heading, children }: { data: OrderReturnData; heading: string; children: ReactNode }) {
  const lead = `Order ${data.order.orderNumber}`;
  if (data.isOwn) {
    return (
      <AccountFrame place="orders" heading={heading} lead={lead}>
        {children}
      </AccountFrame>
    );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        <p className={styles.quiet}>{lead}</p>
      </header>
      {children}
    </div>
  );
}

/** The lines that cannot be returned, and why. */
function Refused({ data: { order }, quote }: { data: OrderReturnData; quote: NonNullable<OrderReturnData['quote']> }) {
  const refused = quote.lines.filter(({ refusal }) => refusal !== null);
  if (refused.length === 0) return null;
  return (
    <section className={styles.refused} aria-labelledby="refused">
      <h2 id="refused" className={styles.title}>
        Items you can’t return
      </h2>
      <ul className={styles.list}>
        {refused.map(({ variationId, refusal }) => {
          const item = order.items.find((one) => one.variationId === variationId);
          return (
            <li key={variationId}>
              {item && [item.name, variationName(item.options)].filter(Boolean).join(', ')}
              <span className={styles.quiet}> · {refusal}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.quiet}>
        <a href={information('returns')}>How returns work</a>
      </p>
    </section>
  );
}

export default island('screens/order-return/order-return-screen', OrderReturnScreen);
