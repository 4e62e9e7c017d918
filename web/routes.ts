import * as urls from '../contract/urls/shop.ts';
import { type Route, route } from './page/route.ts';

export * from '../contract/urls/shop.ts';

/**
 * Every page of the shop: its address (`contract/urls/shop.ts`), its screen, and whether the browser may prefetch it. A screen's page module (load,
 * head, cache policy and tags) is `web/screens/{screen}/page.ts`.
 */
export const routes = [
  route('home', urls.home, 'content-page', { listed: true, ahead: 'prefetch' }),
  route('category', urls.category, 'category', { oneOrder: true, ahead: 'prefetch' }),
  route('search', urls.search, 'search'),
  route('results', urls.unnamedResults, 'results', { ahead: 'prefetch' }),
  route('namedResults', urls.namedResults, 'results', { ahead: 'prefetch' }),
  route('product', urls.product, 'product', { ahead: 'prerender' }),
  route('writeReview', urls.writeReview, 'write-review'),
  route('cart', urls.cart, 'cart'),
  route('checkout', urls.checkout, 'checkout'),
  route('checkoutMobile', urls.checkoutMobile, 'checkout'),
  route('paymentLink', urls.paymentLink, 'payment-link'),
  route('checkoutReturn', urls.checkoutReturn, 'checkout-return'),
  route('checkoutEnded', urls.checkoutEnded, 'checkout-ended'),
  // The review is the checkout after the wallet's approval.
  route('paypalCheckout', urls.paypalCheckout, 'checkout'),
  route('paypalProcessing', urls.paypalProcessing, 'paypal-processing'),
  route('paypalCancel', urls.paypalCancel, 'paypal-cancel'),
  route('orderConfirmation', urls.orderConfirmation, 'order-confirmation'),
  route('orderInvoice', urls.orderInvoice, 'order-invoice'),
  route('findOrder', urls.findOrder, 'find-order'),
  route('tracking', urls.tracking, 'tracking'),
  route('stopAlerts', urls.stopAlerts, 'stop-alerts'),
  route('notifications', urls.notifications, 'notifications'),
  route('login', urls.login, 'login'),
  route('resetRequest', urls.resetRequest, 'reset-request'),
  route('passwordReset', urls.passwordReset, 'password-reset'),
  route('verifyEmail', urls.verifyEmail, 'verify-email'),
  route('stopEmailChange', urls.stopEmailChange, 'stop-email-change'),
  route('manageEmail', urls.manageEmail, 'manage-email'),
  route('account', urls.account, 'account'),
  route('accountProfile', urls.accountProfile, 'account-profile'),
  route('accountAddresses', urls.accountAddresses, 'account-addresses'),
  route('accountCards', urls.accountCards, 'account-cards'),
  route('accountSecurity', urls.accountSecurity, 'account-security'),
  route('accountTwoStep', urls.accountTwoStep, 'account-two-step'),
  route('accountOrders', urls.accountOrders, 'account-orders'),
  // Before `accountOrder`, which would take `return` for an order number.
  route('orderReturn', urls.orderReturn, 'order-return'),
  route('returnLabel', urls.returnLabel, 'return-label'),
  route('accountOrder', urls.accountOrder, 'account-order'),
  route('accountSaved', urls.accountSaved, 'account-saved'),
  route('notFound', urls.notFound, 'not-found'),
  route('outbox', urls.outbox, 'outbox'),
  route('bank', urls.bank, 'bank'),
  route('sandboxWallet', urls.sandboxWallet, 'sandbox-wallet'),
  route('apiDocs', urls.apiDocs, 'api-docs'),
  route('creditApply', urls.creditApply, 'credit-apply'),
  route('creditManage', urls.creditManage, 'credit-manage'),
  route('sandboxFinancing', urls.sandboxFinancing, 'sandbox-financing'),
  // Last: any other path of one segment may be a page of the content system.
  route('contentPage', urls.contentPage, 'content-page', { ahead: 'prefetch' }),
] as const satisfies readonly Route[];
