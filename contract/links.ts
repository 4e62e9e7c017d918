/**
 * The pages the server itself sends people to: from a mail, from a bank, from a search engine. `web/routes.ts` serves them and a test holds it to it;
 * every other link is the web's own business.
 */
export const links = {
  /** The bank sends the shopper back here; `checkout.resume` then learns how the payment stands. */
  checkout: (checkoutUuid: string): string => `/checkout?checkout=${checkoutUuid}`,
  /** With the token the order opens without the guest session that placed it. */
  order: (orderNumber: string, token: string): string => `/order-confirmation?order=${orderNumber}&token=${encodeURIComponent(token)}`,
  /** The same for the session it was placed in, or its customer's. */
  ownOrder: (orderNumber: string): string => `/order-confirmation?order=${orderNumber}`,
  cart: (): string => '/cart',
  category: (which: { slug: string; taxonomyId: number }): string => `/c/${encodeURIComponent(which.slug)}?t=${which.taxonomyId}`,
  product: (which: { departmentSlug: string; slug: string; productId: number }, variationId?: number): string =>
    `/${[which.departmentSlug, which.slug, which.productId].map(encodeURIComponent).join('/')}/product.html${variationId === undefined ? '' : `?variation=${variationId}`}`,
  /** With the token it stops the alerts of the address that this one was for. */
  stopAlerts: (alertId: number, token: string): string => `/stock-alerts/stop?alert=${alertId}&token=${encodeURIComponent(token)}`,
  /** Whose token lets a new password be set, for an hour. */
  passwordReset: (token: string): string => `/password-reset?token=${token}`,
  /** Asks for such a link. */
  resetRequest: (): string => '/reset-request',
  /** Whose token shows an address to be its reader's. */
  verifyEmail: (token: string): string => `/verify-email?token=${token}`,
  /** What may be written to an address; `choice` is what was asked for and waits to be confirmed. */
  manageEmail: (email: string, token: string, choice?: readonly string[]): string =>
    `/manage-email?${new URLSearchParams({ email, token, ...(choice && { choice: choice.join(',') || 'none' }) })}`,
  /** Whose token lets a member of staff choose a password and enrol a second factor. */
  staffSetUp: (token: string): string => `/staff/set-up?token=${token}`,
  /** What is reduced, with the campaign that leads there (spec §3, campaign tracking). */
  campaign: (campaignId: string): string => `/deals?cid=${encodeURIComponent(campaignId)}`,
  contentPage: (pageId: string): string => `/${encodeURIComponent(pageId)}`,
  /** A content page as its draft stands, for who has an editor's token. */
  contentPreview: (pageId: string, token: string): string =>
    `${pageId === 'homepage' ? '/' : `/${pageId}`}?preview=${encodeURIComponent(token)}`,
  /** The sandbox bank's page. */
  bank: (challengeId: string): string => `/sandbox/bank/${challengeId}`,
};
