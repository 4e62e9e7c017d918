import { shopZone } from '../../ui/shop-clock.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: shopZone });

/** An ISO timestamp as the date it was in the shop, the same on the server and in the browser. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp));
