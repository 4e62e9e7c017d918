/** Why a line of an order cannot be bought again, or not in full. */
export const missedReasons = ['not_sold', 'out_of_stock', 'not_enough', 'cart_full'] as const;
export type MissedReason = (typeof missedReasons)[number];

/** The filter chosen last in any tab, readable by script (spec §3: the orders filter is broadcast between tabs through a channel and a cookie). */
export const ordersFilterCookie = 'orders_filter';
