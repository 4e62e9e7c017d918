import { z } from 'zod';

/** The body of every failed response (spec §8). */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.string(),
  ok: z.literal(false),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * The original error body, for endpoints marked `originalError` and clients that ask for it (spec §8): adds the problem's code, details and messages
 * by field. `systemMessages` are for logs and support tools; requesting only the user's message removes them.
 */
export const originalErrorBody = errorBody.extend({
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  systemMessages: z.array(z.string()).optional(),
});
export type OriginalErrorBody = z.infer<typeof originalErrorBody>;
