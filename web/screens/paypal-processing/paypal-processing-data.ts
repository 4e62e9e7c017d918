export interface PaypalProcessingData {
  /** `leaving` for PayPal; `arriving`, before the visitor's cookies are known; `waiting` for an approval; `failed`. */
  readonly state: 'leaving' | 'arriving' | 'waiting' | 'failed';
  /** The next page. */
  readonly href: string | null;
  readonly message: string | null;
}
