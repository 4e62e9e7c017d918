import { CloseInApp } from '../../features/checkout/close-in-app.tsx';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import styles from './at-bank.module.css';
import { payAnotherWay } from './pay-another-way.ts';

interface AtBankProps {
  /** The bank's page, on another site. */
  url: string;
  /** Formatted. */
  total: string;
  /** Where the checkout's forms are sent. */
  action: string;
  isInApp: boolean;
}

/** A payment that waits for the shopper at the bank's page: go on there, or pay another way. */
export function AtBank({ url, total, action, isInApp }: AtBankProps) {
  return (
    <form className={styles.atBank} method="post" action={action}>
      <h2>Your bank is waiting for you to approve this payment</h2>
      <p>
        Approve {total} at your bank, and we’ll place your order. Until then you have not been charged, and your items are kept for you.
      </p>
      <LinkButton href={url} size="large" wide>
        Continue at your bank
      </LinkButton>
      <Button type="submit" name="action" value={payAnotherWay} variant="secondary" size="large" wide>
        Pay another way
      </Button>
      {isInApp && <CloseInApp>Back to the app</CloseInApp>}
    </form>
  );
}
