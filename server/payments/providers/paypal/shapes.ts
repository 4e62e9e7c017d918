import { z } from 'zod';
import { eventId } from '../event-id.ts';
import { centsOf } from './money.ts';

/** The parts of PayPal's responses that we read (Orders v2, Payments v2). */

const amount = z.object({ currency_code: z.string(), value: z.string().transform(centsOf) });
const time = z.coerce.date();

const authorization = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']),
  amount: amount.optional(),
  create_time: time.optional(),
  update_time: time.optional(),
});

export const capture = z.object({
  id: z.string(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']),
  amount: amount.optional(),
  create_time: time.optional(),
});

export const refund = z.object({
  id: z.string(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']),
  amount: amount.optional(),
  create_time: time.optional(),
});

const name = z.object({ given_name: z.string().optional(), surname: z.string().optional(), full_name: z.string().optional() });
const postal = z.object({
  address_line_1: z.string().optional(),
  address_line_2: z.string().optional(),
  admin_area_1: z.string().optional(),
  admin_area_2: z.string().optional(),
  postal_code: z.string().optional(),
  country_code: z.string(),
});

const unit = z.object({
  reference_id: z.string().optional(),
  custom_id: z.string().optional(),
  shipping: z.object({ name: name.optional(), address: postal.optional() }).optional(),
  payments: z
    .object({
      authorizations: z.array(authorization).optional(),
      captures: z.array(capture).optional(),
      refunds: z.array(refund).optional(),
    })
    .optional(),
});

export const order = z.object({
  id: z.string(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  payer: z
    .object({
      email_address: z.string().optional(),
      payer_id: z.string().optional(),
      name: name.optional(),
      phone: z.object({ phone_number: z.object({ national_number: z.string() }).optional() }).optional(),
    })
    .optional(),
  purchase_units: z.array(unit).default([]),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).default([]),
});
export type PayPalOrder = z.infer<typeof order>;
export type PayPalAuthorization = z.infer<typeof authorization>;

/** The issues of a refusal, such as `INSTRUMENT_DECLINED`; its name when it lists none. */
export const refusal = z
  .object({ name: z.string().default(''), details: z.array(z.object({ issue: z.string() })).default([]) })
  .transform(({ name, details }) => (details.length > 0 ? details.map(({ issue }) => issue) : [name]));

export const event = z.object({
  id: eventId,
  event_type: z.string(),
  resource: z.looseObject({
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
  }),
});

export const verification = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });
