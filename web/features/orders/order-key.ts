/** An order by its number, and by the mail's token where there is one. */
export interface OrderKey {
  readonly orderNumber: string;
  readonly token?: string;
}
