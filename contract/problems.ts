import { z } from 'zod';

/** The error catalogue of spec §8: the text shown for a status that has no message of its own. */
export const statusText: Readonly<Record<number, string>> = {
  0: 'Aborted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  500: "We're sorry. It looks like something went wrong.",
};

/** The catalogue's text for a status; any status it does not name reads as the 500 (spec §8). */
export function messageForStatus(status: number): string {
  return statusText[status] ?? (statusText[500] as string);
}

/** A failure a shopper or client can be told about: its HTTP status and its words. */
export interface ProblemDeclaration {
  readonly status: number;
  readonly message: string;
}

/** Declares a domain's problem codes; the keys become the codes that `problem()` accepts. */
export function defineProblems<const P extends Record<string, ProblemDeclaration>>(problems: P): P {
  return problems;
}

/** Problems any endpoint can answer. */
export const commonProblems = defineProblems({
  invalid_input: { status: 400, message: 'Bad Request' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Forbidden' },
  not_found: { status: 404, message: 'Not Found' },
  method_not_allowed: { status: 405, message: 'Method Not Allowed' },
  not_acceptable: { status: 406, message: 'Not Acceptable' },
  conflict: { status: 409, message: 'Conflict' },
  gone: { status: 410, message: 'Gone' },
  payload_too_large: { status: 413, message: 'That is more than this request may carry.' },
  unsupported_media_type: { status: 415, message: 'Send JSON or a form.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  overloaded: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  server_side_only: { status: 404, message: 'This endpoint is not available client side.' },
  something_went_wrong: { status: 500, message: "We're sorry. It looks like something went wrong." },
});

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
