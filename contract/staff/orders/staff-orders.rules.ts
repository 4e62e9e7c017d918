/** What a list of orders can be narrowed to, as staff call it. */
export const orderStateNames = {
  unpaid: 'Awaiting payment',
  declined: 'Payment declined',
  held: 'On hold',
  to_ship: 'To ship',
  partly_shipped: 'Partially shipped',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const;
export type ListedState = keyof typeof orderStateNames;

/** Why an order is held for review: by a rule when it is placed, or by staff. Null in the database once it is released. */
export const holdReasons = ['address', 'declines', 'total', 'staff'] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The reasons as listed, and as a sentence for the person who decides. */
export const holdReasonNames: Readonly<Record<HoldReason, string>> = {
  address: 'Address',
  declines: 'Declined payments',
  total: 'High total',
  staff: 'Staff',
};
export const holdReasonWords: Readonly<Record<HoldReason, string>> = {
  address: 'The ZIP or postal code, city and state of the shipping address don’t agree.',
  declines: 'Several payments were declined before one went through.',
  total: 'The total is unusually high.',
  staff: 'A member of staff put it on hold.',
};

export const paymentNames = { CARD: 'Card', PAYPAL: 'PayPal', PLCC: 'Store card' } as const;

/** Orders of a list: by date or total, descending with a hyphen. */
export const orderSorts = ['-placed', 'placed', '-total', 'total'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** Where the orders of a list are served as CSV, under the list's query with `from` and `to`. */
export const orderExportPath = '/api/staff/orders.csv';

/** Names of an order's filters, in the order of URLs. */
export const orderFilterNames = [
  'q',
  'state',
  'from',
  'to',
  'payment',
  'delivery',
  'country',
  'brand',
  'promotion',
  'item',
  'staff',
  'tag',
] as const;
