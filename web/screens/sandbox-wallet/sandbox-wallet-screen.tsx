import { type WalletApproval, type WalletFunding, walletFundings } from '../../../contract/payments/sandbox-wallet.ts';
import { walletSandboxWords } from '../../../contract/payments/wallet.ts';
import hosted from '../../features/checkout/hosted-page.module.css';
import { cart, sandboxWallet } from '../../routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { RadioCard } from '../../ui/form/choice.tsx';
import { FlaskConical } from '../../ui/icons/icons-seldom.tsx';
import { formatMoney } from '../../ui/money.ts';
import styles from './sandbox-wallet-screen.module.css';

const fundings: Readonly<Record<WalletFunding, { label: string; detail: string }>> = {
  balance: { label: 'Test balance', detail: 'The payment goes through' },
  declined: { label: 'Declined card', detail: 'The payment is declined when you place the order' },
  slow: { label: 'Slow bank', detail: 'The payment goes through, but the bank’s answer is late' },
};

/** A wallet's questions to its payer; plain forms, as a wallet's page would not use our script. */
export default function SandboxWalletScreen({ data }: { data: WalletApproval }) {
  return (
    <div className={hosted.page}>
      <div className={hosted.card}>
        <p className={hosted.sandbox}>
          <FlaskConical size={18} /> {walletSandboxWords}
        </p>
        <h1 className={hosted.title}>Pay {data.merchant}</h1>
        <dl className={hosted.facts}>
          <div>
            <dt>Amount</dt>
            <dd>{formatMoney(data.amount, { currency: data.currency })}</dd>
          </div>
          <div>
            <dt>Account</dt>
            <dd>{data.payerEmail}</dd>
          </div>
          {data.shipTo && (
            <div>
              <dt>Ship to</dt>
              <dd>{data.shipTo}</dd>
            </div>
          )}
        </dl>
        <form className={styles.form} method="post" action={sandboxWallet(data)}>
          <input type="hidden" name="action" value="approve" />
          {data.addresses.length > 0 && (
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>Ship to</legend>
              {data.addresses.map(({ addressId, label }, i) => (
                <RadioCard key={addressId} name="addressId" value={addressId} label={label} defaultChecked={i === 0} />
              ))}
            </fieldset>
          )}
          <fieldset className={styles.choices}>
            <legend className={styles.legend}>Payment method</legend>
            {walletFundings.map((funding, i) => (
              <RadioCard key={funding} name="funding" value={funding} {...fundings[funding]} defaultChecked={i === 0} />
            ))}
          </fieldset>
          <Button type="submit" wide>
            Approve
          </Button>
        </form>
        <LinkButton href={data.cancelUrl} variant="secondary" wide>
          Cancel and return
        </LinkButton>
        <p className={hosted.small}>
          <a href={data.returnUrl}>Return without approving</a> · <a href={cart()}>Close without returning</a>
        </p>
      </div>
    </div>
  );
}
