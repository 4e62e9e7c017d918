import { answeredSoon, type OrderReturn } from '../../../contract/returns/returns.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { nextStep, outcomeWords } from '../../features/orders/return-words.ts';
import { orderConfirmation, orderReturn, returnLabel } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { CircleCheck } from '../../ui/icons/icons.tsx';
import { DamagePhotos } from './damage-photos.tsx';
import styles from './order-return-screen.module.css';

interface StandingProps {
  one: OrderReturn;
  email: string;
  token: string | null;
  /** Why the last photo was not added. */
  photoError: string | null;
}

/** A return's state, and the shopper's next step. */
export function Standing({ one, email, token, photoError }: StandingProps) {
  const key = { orderNumber: one.orderNumber, caseNumber: one.caseNumber, ...(token && { token }) };
  return (
    <section className={styles.requested} aria-label="Your return">
      <CircleCheck size={36} className={styles.check} />
      <p className={styles.case}>
        Case number <strong>{one.caseNumber}</strong>
      </p>
      <p>
        {one.state === 'requested' ? (
          <>
            {answeredSoon} We’ve emailed {email}.{!one.nothingToSend && ' Please keep the items until you hear from us.'}
          </>
        ) : (
          nextStep(one)
        )}
      </p>
      {one.words && <p className={styles.words}>Customer care wrote: {one.words}</p>}
      {one.sendBack && (one.state === 'approved' || one.state === 'in_transit') && (
        <div className={styles.actions}>
          <LinkButton href={returnLabel(key)} variant={one.state === 'approved' ? 'primary' : 'secondary'}>
            Print the label
          </LinkButton>
          {one.state === 'approved' && (
            <form method="post" action={orderReturn(key)}>
              <input type="hidden" name="action" value="sent" />
              <input type="hidden" name="case" value={one.caseNumber} />
              <Button type="submit" variant="secondary">
                {one.sendBack.way === 'pick_up' ? 'The items were picked up' : 'I’ve sent the items'}
              </Button>
            </form>
          )}
        </div>
      )}
      {one.outOfStock && one.state === 'approved' && (
        <form method="post" action={orderReturn(key)}>
          <input type="hidden" name="action" value="withdraw" />
          <input type="hidden" name="case" value={one.caseNumber} />
          <Button type="submit" variant="secondary">
            Withdraw the return
          </Button>
        </form>
      )}
      {one.replacement?.token && (
        <p>
          <LinkButton href={orderConfirmation({ ...one.replacement, token: one.replacement.token })}>See the replacement</LinkButton>
        </p>
      )}
      <ul className={styles.list}>
        {one.lines.map(({ variationId, name, options, quantity, reason }) => (
          <li key={variationId}>
            {quantity} × {[name, variationName(options)].filter(Boolean).join(', ')}
            <span className={styles.quiet}> · {reason}</span>
          </li>
        ))}
      </ul>
      {one.state === 'requested' && <p>{outcomeWords(one)}</p>}
      <DamagePhotos one={one} token={token} error={photoError} />
    </section>
  );
}
