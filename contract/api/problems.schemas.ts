import { z } from 'zod';

/** The body of every failed response (spec §8). */
export const errorBody = z.object({
  statusCode: z.int(),
  message: z.string(),
  ok: z.literal(false),
});
export type ErrorBody = z.infer<typeof errorBody>;

/**
 * The original error body, answered by endpoints marked `originalError` and wherever a client asks for it
 * (spec §8): adds the problem's code, its details and a message per field. `systemMessages` are for logs and
 * support tools; asking for the user's message only strips them.
 */
export const originalErrorBody = errorBody.extend({
  code: z.string(),
  details: z.record(z.string(), z.unknown()).optional(),
  fields: z.record(z.string(), z.string()).optional(),
  systemMessages: z.array(z.string()).optional(),
});
export type OriginalErrorBody = z.infer<typeof originalErrorBody>;
