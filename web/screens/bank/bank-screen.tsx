import type { BankChallenge } from '../../../contract/payments/sandbox.ts';
import hosted from '../../features/checkout/hosted-page.module.css';
import { bank } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Landmark } from '../../ui/icons/icons-seldom.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './bank-screen.module.css';

/** One question with two answers; plain forms, as a bank's page would not use our script. */
export default function BankScreen({ data }: { data: BankChallenge }) {
  return (
    <div className={hosted.page}>
      <form className={`${hosted.card} ${styles.card}`} method="post" action={bank(data)}>
        <p className={styles.bank}>
          <Landmark size={22} /> Test Bank
        </p>
        <h1 className={hosted.title}>Approve this payment?</h1>
        <dl className={hosted.facts}>
          <div>
            <dt>Shop</dt>
            <dd>{data.merchant}</dd>
          </div>
          <div>
            <dt>Amount</dt>
            <dd>{formatMoney(data.amount, { currency: data.currency })}</dd>
          </div>
          <div>
            <dt>Card</dt>
            <dd>ending in {data.last4}</dd>
          </div>
        </dl>
        <input type="hidden" name="action" value="decide" />
        <div className={styles.buttons}>
          <Button type="submit" name="decision" value="approve" wide>
            Approve payment
          </Button>
          <Button type="submit" name="decision" value="refuse" variant="secondary" wide>
            Refuse
          </Button>
        </div>
        <p className={hosted.small}>This is the sandbox’s stand-in for a bank. No money moves.</p>
      </form>
    </div>
  );
}
