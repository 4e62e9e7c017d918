import { type FormEvent, useState } from 'react';
import type { MissedReason } from '../../../contract/cart/cart.ts';
import { type BoughtAgain, orderHistoryEndpoints } from '../../../contract/orders/order-history.ts';
import { plural } from '../../../contract/values/count.ts';
import { client } from '../../api/browser.ts';
import { cart } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import styles from './buy-again.module.css';
import type { OrderKey } from './order-key.ts';

/** The answer to the last try: what was added, or why it failed. */
export type BuyAgainAnswer = BoughtAgain | { readonly error: string };

interface BuyAgainProps {
  order: OrderKey;
  /** Where the form posts without script. */
  action: string;
  /** The answer to a post without script. */
  answer: BuyAgainAnswer | null;
  /** As large as the buttons beside it. */
  size?: 'small' | 'medium';
  /** Called when the cart has changed. */
  onAdded: () => void;
}

/** Adds an order's items to the cart again, and says what could not be added. */
export function BuyAgain({ order: { orderNumber, token }, action, answer: first, size = 'small', onAdded }: BuyAgainProps) {
  const [answer, setAnswer] = useState(first);
  const [busy, setBusy] = useState(false);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const result = await client.call(orderHistoryEndpoints.buyAgain, { orderNumber, ...(token && { token }) });
    setBusy(false);
    setAnswer(result.ok ? result.data : { error: result.message });
    if (result.ok) onAdded();
  };
  return (
    <>
      <form method="post" action={action} onSubmit={onSubmit}>
        <input type="hidden" name="action" value="buy-again" />
        <input type="hidden" name="orderNumber" value={orderNumber} />
        <Button type="submit" variant="secondary" size={size} busy={busy} aria-label={`Buy again: order ${orderNumber}`}>
          Buy again
        </Button>
      </form>
      {answer && <Answer answer={answer} />}
    </>
  );
}

function Answer({ answer }: { answer: BuyAgainAnswer }) {
  if ('error' in answer)
    return (
      <Notice className={styles.answer} tone="error">
        {answer.error}
      </Notice>
    );
  const { added, missed } = answer;
  return (
    <Notice className={styles.answer} tone={added > 0 ? 'success' : 'info'} action={added > 0 && <a href={cart()}>View cart</a>}>
      <p>{added === 0 ? 'Nothing was added to your cart.' : `Added ${plural(added, 'item')} to your cart.`}</p>
      {missed.map(({ name, quantity, why }) => (
        <p key={`${name} ${why}`}>{missedWords[why](name, quantity)}</p>
      ))}
    </Notice>
  );
}

const missedWords: Readonly<Record<MissedReason, (name: string, quantity: number) => string>> = {
  not_sold: (name) => `${name} is no longer sold.`,
  out_of_stock: (name) => `${name} is out of stock.`,
  not_enough: (name, quantity) => `${quantity} × ${name} couldn’t be added: there aren’t enough.`,
  cart_full: (name) => `${name} couldn’t be added: your cart is full.`,
};
