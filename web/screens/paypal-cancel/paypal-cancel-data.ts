export interface PaypalCancelData {
  /** The checkout of a payment link, to which no cart belongs; null for a cart's. */
  readonly draftCheckoutUuid: string | null;
}
