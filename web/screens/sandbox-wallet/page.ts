import { sandboxWalletEndpoints, type WalletApproval, walletFundings } from '../../../contract/payments/sandbox-wallet.ts';
import { data, definePage, failed, redirect, unopened } from '../../page/page.ts';
import SandboxWalletScreen from './sandbox-wallet-screen.tsx';

/** The payment sandbox's fake wallet, in PayPal's place. */
export default definePage<WalletApproval>({
  load: async ({ client, params }) => {
    const approval = await client.call(sandboxWalletEndpoints.get, { orderId: params.orderId ?? '' });
    return approval.ok ? data(approval.data) : unopened(approval);
  },
  head: () => ({ title: 'PayPal sandbox', robots: 'noindex' }),
  cache: 'none',
  shell: 'bare',
  Screen: SandboxWalletScreen,
  actions: {
    approve: async (form, { client, params }) => {
      const funding = walletFundings.find((one) => one === form.get('funding'));
      const addressId = form.get('addressId') ?? undefined;
      const approved = await client.call(sandboxWalletEndpoints.approve, { orderId: params.orderId ?? '', funding, addressId });
      return approved.ok ? redirect(approved.data.returnUrl, 303) : failed(approved.statusCode);
    },
  },
});
