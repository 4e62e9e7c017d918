export interface PaypalProcessingData {
  /** `leaving` for PayPal; `waiting` for an approval; `failed`. */
  readonly state: 'leaving' | 'waiting' | 'failed';
  /** The next page. */
  readonly href: string | null;
  readonly message: string | null;
  /** The checkout of a payment link, to which no cart belongs; null for a cart's. */
  readonly draftCheckoutUuid: string | null;
}
