/** Identifies an order by number, with the e-mailed token if any. */
export interface OrderKey {
  readonly orderNumber: string;
  readonly token?: string;
}
