import type { Checkout } from '../../../contract/checkout/checkout.ts';
import { client } from '../../api/browser.ts';
import { openWallet } from '../../features/checkout/open-wallet.ts';
import { checkoutEnded, checkout as checkoutLink, login, orderConfirmation } from '../../routes.ts';
import type { CheckoutData } from './checkout-data.ts';

const placed = (orderNumber: string) => orderConfirmation({ orderNumber });
/** Where the checkout leads on to. */
export const outcomesOf = {
  guest: { placed, openWallet: (checkoutUuid: string) => openWallet(client, true, { checkoutUuid }) },
  customer: { placed, openWallet: (checkoutUuid: string) => openWallet(client, false, { checkoutUuid }) },
};

/** The checkout of a payment link is named by its address. */
export const ownLink = ({ isFromDraft, checkoutUuid }: Checkout) => checkoutLink(isFromDraft ? { checkout: checkoutUuid } : {});

/** Where a customer whose session has ended signs in again. */
export const signInAgain = ({ checkout, isInApp }: CheckoutData) =>
  isInApp ? checkoutEnded({ because: 'session' }) : login({ returnTo: ownLink(checkout), done: 'ended' });
