import { z } from 'zod';

/** A provider's id of a webhook, which is stored. */
export const eventId = z.string().regex(/^[\x21-\x7e]{1,200}$/);
