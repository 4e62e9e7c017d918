import { Button } from '../../../ui/form/button.tsx';
import { Notice } from '../../../ui/layers/notice.tsx';
import styles from './card-element.module.css';
import type { CardElementHandle } from './use-card-element.ts';

interface CardElementProps {
  handle: CardElementHandle;
  error: string | undefined;
}

/** The container of the card provider's fields, and the message until they have loaded. */
export function CardElement({ handle: { state, box, retry }, error }: CardElementProps) {
  return (
    <div className={styles.element}>
      <p className={styles.withoutScript}>
        A new card needs JavaScript, because its number goes straight to our card provider. Turn JavaScript on in your browser and load this
        page again, or pay another way.
      </p>
      <div className={styles.withScript}>
        {state === 'loading' && (
          <p className={styles.loading} role="status">
            Loading the card form…
          </p>
        )}
        {state === 'failed' && (
          <Notice
            tone="error"
            action={
              <Button type="button" variant="secondary" size="small" onClick={retry}>
                Try again
              </Button>
            }
          >
            We couldn’t load the card form. Check your connection or your content blocker, or pay another way.
          </Notice>
        )}
        <div ref={box} hidden={state === 'failed'} />
        {state === 'ready' && <p className={styles.note}>Your card number goes straight to Stripe, our card provider. We never see it.</p>}
      </div>
      {error && <Notice tone="error">{error}</Notice>}
    </div>
  );
}
