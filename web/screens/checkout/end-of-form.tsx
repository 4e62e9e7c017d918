import { type Checkout, whyNothingToPay } from '../../../contract/checkout/checkout.ts';
import { cart } from '../../routes.ts';
import { useBrand } from '../../shell/visitor/brand.ts';
import { classes } from '../../ui/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Lock } from '../../ui/icons/icons.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './checkout-screen.module.css';

interface EndOfFormProps {
  checkout: Checkout;
  isInApp: boolean;
  /** A total that changed, to be agreed to. */
  notice: string | null;
  placing: boolean;
}

/** The buttons that buy, with the total. */
export function EndOfForm({ checkout, isInApp, notice, placing }: EndOfFormProps) {
  const { totals } = checkout;
  const { returnDays } = useBrand();
  const warning = whyNothingToPay(totals) ?? notice;
  return (
    <div className={classes(styles.end, !checkout.wallet && styles.unapproved)}>
      {warning && <Notice>{warning}</Notice>}
      <Button className={styles.toWallet} type="submit" name="action" value="wallet" size="large" wide busy={placing}>
        Continue to PayPal
      </Button>
      <Button className={styles.place} type="submit" name="action" value="place" size="large" wide busy={placing} icon={<Lock size={18} />}>
        Place order · {formatMoney(totals.total, totals)}
      </Button>
      <p className={styles.small}>
        {totals.taxIsEstimate && 'Shipping and tax follow from your address. '}
        Return most items within {returnDays} days of delivery. {!isInApp && !checkout.isFromDraft && <a href={cart()}>Change your cart</a>}
      </p>
    </div>
  );
}
