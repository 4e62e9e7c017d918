export interface PaypalProcessingData {
  /** `leaving` for PayPal; `arriving`, before the browser has shown who comes; `waiting` for an approval; `failed`. */
  readonly state: 'leaving' | 'arriving' | 'waiting' | 'failed';
  /** Where it goes on. */
  readonly href: string | null;
  readonly message: string | null;
}
