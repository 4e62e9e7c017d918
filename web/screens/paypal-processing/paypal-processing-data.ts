export interface PaypalProcessingData {
  /** `leaving` for PayPal; `waiting` for an approval; `failed`. */
  readonly state: 'leaving' | 'waiting' | 'failed';
  /** The next page. */
  readonly href: string | null;
  readonly message: string | null;
}
