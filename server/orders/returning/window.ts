import { shopDayAfter, startOfShopDay } from '../../../contract/values/shop-days.ts';

/**
 * The end of the return window of units that arrived then: calendar days, so it is the end of the last one in the shop's time zone and not the hour
 * of the delivery.
 */
export const returnByOf = (arrived: Date, returnDays: number): Date =>
  new Date(startOfShopDay(shopDayAfter(arrived, returnDays + 1)).getTime() - 1);
