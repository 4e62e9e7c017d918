/**
 * The pages the server itself sends people to: from a mail, from a bank. `web/routes.ts` serves them and a test holds it to it;
 * every other link is the web's own business.
 */
export const links = {
  /** The bank sends the shopper back here; `checkout.resume` then learns how the payment stands. */
  checkout: (checkoutUuid: string): string => `/checkout?checkout=${checkoutUuid}`,
  /** With the token the order opens without the guest session that placed it. */
  order: (orderNumber: string, token: string): string => `/order-confirmation?order=${orderNumber}&token=${encodeURIComponent(token)}`,
  product: (which: { departmentSlug: string; slug: string; productId: number }, variationId: number): string =>
    `/${[which.departmentSlug, which.slug, which.productId].map(encodeURIComponent).join('/')}/product.html?variation=${variationId}`,
  /** With the token it stops the alerts of the address that this one was for. */
  stopAlerts: (alertId: number, token: string): string => `/stock-alerts/stop?alert=${alertId}&token=${encodeURIComponent(token)}`,
  /** The sandbox bank's page. */
  bank: (challengeId: string): string => `/sandbox/bank/${challengeId}`,
};
