import { sandboxWalletEndpoints, sandboxWalletProblems, type WalletApproval } from '../../../../contract/payments/sandbox-wallet.ts';
import type { CurrencyCode } from '../../../../contract/values/money.schemas.ts';
import type { Database } from '../../../platform/db/index.ts';
import type { Api } from '../../../platform/http/api.ts';
import { problemsOf } from '../../../platform/http/problem.ts';
import { centsOf } from '../paypal/money.ts';
import { findSandboxOrder, lockSandboxOrder, type OrderContent, saveOrder } from './store.ts';

const problem = problemsOf(sandboxWalletProblems);

/** The fake wallet's one account. */
const account = {
  email_address: 'payer@example.com',
  payer_id: 'TESTPAYER2345',
  name: { given_name: 'Paula', surname: 'Payer' },
  phone: { phone_number: { national_number: '6145550123' } },
};

/** Its addresses: two we can ship to, and one we cannot. */
const addresses = {
  home: postal('12 Elm Street', 'Columbus', 'OH', '43215'),
  away: postal('400 NW Couch Street', 'Portland', 'OR', '97209'),
  island: postal('27 Calle Fortaleza', 'San Juan', 'PR', '00901'),
};

function postal(address_line_1: string, admin_area_2: string, admin_area_1: string, postal_code: string) {
  return { address_line_1, admin_area_2, admin_area_1, postal_code, country_code: 'US' };
}

const inWords = (address: Record<string, string>): string =>
  `${address.address_line_1}, ${address.admin_area_2}, ${address.admin_area_1} ${address.postal_code}`;

function present({ id, status, purchase_units: [unit], payment_source }: OrderContent): WalletApproval {
  const { brand_name, shipping_preference, return_url, cancel_url } = payment_source.paypal.experience_context;
  const isGiven = shipping_preference === 'SET_PROVIDED_ADDRESS' && unit.shipping?.address;
  const back = (url: string, more: Record<string, string>) => {
    const there = new URL(url);
    for (const [name, value] of Object.entries(more)) there.searchParams.set(name, value);
    return there.pathname + there.search;
  };
  return {
    orderId: id,
    merchant: brand_name,
    amount: centsOf(unit.amount.value),
    currency: unit.amount.currency_code as CurrencyCode,
    payerEmail: account.email_address,
    shipTo: isGiven ? inWords(isGiven) : null,
    addresses: isGiven ? [] : Object.entries(addresses).map(([addressId, address]) => ({ addressId, label: inWords(address) })),
    isApproved: status !== 'CREATED',
    returnUrl: back(return_url, { token: id, PayerID: account.payer_id }),
    cancelUrl: back(cancel_url, { token: id }),
  };
}

/** The fake wallet's page; anyone with the link is the payer. */
export function bindSandboxWallet(api: Api, database: Database): void {
  api.bind(sandboxWalletEndpoints.get, async ({ orderId }) => {
    const found = await findSandboxOrder(database.read, orderId);
    if (!found) throw problem('wallet_order_not_found');
    return present(found.content);
  });

  api.bind(sandboxWalletEndpoints.approve, ({ orderId, funding, addressId }) =>
    database.transact(async (tx) => {
      const found = await lockSandboxOrder(tx, orderId);
      if (!found) throw problem('wallet_order_not_found');
      if (found.content.status === 'COMPLETED') return present(found.content);
      const content = approved(found.content, addressId);
      await saveOrder(tx, { ...found, content, funding });
      return present(content);
    }),
  );
}

function approved(content: OrderContent, addressId: string): OrderContent {
  const [unit] = content.purchase_units;
  const isOurs = content.payment_source.paypal.experience_context.shipping_preference !== 'SET_PROVIDED_ADDRESS';
  const address = new Map(Object.entries(addresses)).get(addressId) ?? addresses.home;
  const shipping = isOurs ? { name: { full_name: 'Paula Payer' }, address } : unit.shipping;
  return { ...content, status: 'APPROVED', payer: account, purchase_units: [{ ...unit, ...(shipping && { shipping }) }] };
}
