import { z } from 'zod';
import { cents } from './money.ts';

/** Shipping methods; both are labelled Standard (spec §3). */
export const shippingMethodCode = z.enum(['GROUND', 'FRNTDOOR']);
export type ShippingMethodCode = z.infer<typeof shippingMethodCode>;

export const deliveryMethod = z.object({
  code: shippingMethodCode,
  label: z.string(),
  price: cents,
  /** What the shopper should know of it, such as import duties. */
  note: z.string().optional(),
  /** ISO dates (UTC) between which the parcel arrives, both included. */
  earliest: z.string(),
  latest: z.string(),
});
export type DeliveryMethod = z.infer<typeof deliveryMethod>;
