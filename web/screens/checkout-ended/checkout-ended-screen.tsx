import { useEffect } from 'react';
import { tellApp } from '../../features/checkout/app-messages.ts';
import { CloseInApp } from '../../features/checkout/close-in-app.tsx';
import { island } from '../../page/island.tsx';
import styles from './checkout-ended-screen.module.css';
import type { EndReason } from './end-reason.ts';

const words: Readonly<Record<EndReason, readonly [heading: string, message: string]>> = {
  empty: ['Your cart is empty', 'There is nothing to check out. Add an item in the app first.'],
  session: ['Your session has ended', 'Please go back to the app and sign in again.'],
  failed: ['We couldn’t open your checkout', 'Something went wrong. Please go back to the app and try again.'],
};

/** Explains to the shopper and the app why there is no checkout. */
function CheckoutEndedScreen({ data: reason }: { data: EndReason }) {
  const [heading, message] = words[reason];
  useEffect(() => tellApp(reason === 'empty' ? { type: 'checkout.closed' } : { type: 'checkout.failed', message }), [reason, message]);
  return (
    <section className={styles.page}>
      <h1>{heading}</h1>
      <p>{message}</p>
      <CloseInApp>Back to the app</CloseInApp>
    </section>
  );
}

export default island('screens/checkout-ended/checkout-ended-screen', CheckoutEndedScreen);
