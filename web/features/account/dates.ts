import { shopZone } from '../../../contract/values/shop-zone.ts';

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: shopZone });

/** The date of an ISO timestamp in the shop's time zone, the same on the server and in the browser. */
export const dayOf = (timestamp: string): string => day.format(new Date(timestamp));
