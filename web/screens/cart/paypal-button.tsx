import { type FormEvent, useState } from 'react';
import { isUnexpected } from '../../../contract/api/client.ts';
import { walletFailure } from '../../../contract/checkout/checkout.ts';
import { walletSandboxWords } from '../../../contract/payments/wallet.ts';
import { client } from '../../api/browser.ts';
import { openWallet } from '../../features/checkout/open-wallet.ts';
import { cart as cartLink } from '../../routes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Notice } from '../../ui/layers/notice.tsx';
import styles from './paypal-button.module.css';

interface PaypalButtonProps {
  cartUuid: string;
  isGuest: boolean;
  isSandbox: boolean;
  /** Waits for the cart's changes, which leaving would lose; returns whether those of its lines succeeded. */
  settle(): Promise<boolean>;
}

/** From the cart straight to the wallet, using its address (spec §7.5). */
export function PaypalButton({ cartUuid, isGuest, isSandbox, settle }: PaypalButtonProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailed(null);
    if (!(await settle())) return setBusy(false);
    const opened = await openWallet(client, isGuest, { cartUuid });
    if (opened.ok) return location.assign(opened.data.url);
    setBusy(false);
    setFailed(opened.statusCode === 0 || isUnexpected(opened) ? walletFailure : opened.message);
  };
  return (
    <form className={styles.form} method="post" action={cartLink()} onSubmit={(event) => void submit(event)}>
      <Button type="submit" name="action" value="wallet" variant="secondary" size="large" wide busy={busy}>
        Pay with PayPal
      </Button>
      {isSandbox && <p className={styles.small}>{walletSandboxWords}</p>}
      {failed && <Notice tone="error">{failed}</Notice>}
    </form>
  );
}
