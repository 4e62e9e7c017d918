/** The filter chosen last in any tab, readable by script (spec §3: the orders filter is broadcast between tabs through a channel and a cookie). */
export const ordersFilterCookie = 'orders_filter';
