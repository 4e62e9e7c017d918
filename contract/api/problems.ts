export type { ErrorBody, OriginalErrorBody } from './problems.schemas.ts';

const unexpected = "We're sorry. It looks like something went wrong.";

/** The message for unexpected failures (spec §8, generic). */
export const genericFailure = 'Something went wrong. Please try again or come back later.';

/** The error catalogue of spec §8: the message of a status without its own. */
const statusText: Readonly<Record<number, string>> = {
  0: 'Aborted',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  500: unexpected,
};

/** The catalogue's text for a status; an unlisted status reads as 500 (spec §8). */
export function messageForStatus(status: number): string {
  return statusText[status] ?? unexpected;
}

/** An expected failure: its HTTP status and message. */
export interface ProblemDeclaration {
  readonly status: number;
  readonly message: string;
}

/** Declares a domain's problem codes; `problem()` accepts its keys. */
/* @__NO_SIDE_EFFECTS__ */
export function defineProblems<const P extends Record<string, ProblemDeclaration>>(problems: P): P {
  return problems;
}

/** Problems of any endpoint. */
export const commonProblems = defineProblems({
  invalid_input: { status: 400, message: 'Bad Request' },
  unauthorized: { status: 401, message: 'Unauthorized' },
  forbidden: { status: 403, message: 'Forbidden' },
  not_found: { status: 404, message: 'Not Found' },
  method_not_allowed: { status: 405, message: 'Method Not Allowed' },
  not_acceptable: { status: 406, message: 'Not Acceptable' },
  conflict: { status: 409, message: 'Conflict' },
  gone: { status: 410, message: 'Gone' },
  payload_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'Send JSON or form data.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please wait a moment and try again.' },
  overloaded: { status: 503, message: 'The shop is very busy. Please try again in a moment.' },
  unavailable: { status: 503, message: 'We’re having trouble on our side. Please try again in a moment.' },
  server_side_only: { status: 404, message: 'This endpoint is not available client side.' },
  something_went_wrong: { status: 500, message: unexpected },
});

/** 404 of staff calls, e.g. `notFound('order')`. Shoppers get sentences of their own. */
/* @__NO_SIDE_EFFECTS__ */
export function notFound(thing: string) {
  return { status: 404, message: `${thing.charAt(0).toUpperCase()}${thing.slice(1)} not found.` };
}

/** 409 of staff calls whose `version` or state is no longer the latest, e.g. `changedByOthers('draft')`. */
/* @__NO_SIDE_EFFECTS__ */
export function changedByOthers(thing: string) {
  return { status: 409, message: `The ${thing} changed after you opened this page. Check the changes and try again.` };
}

/** 400 of staff calls, with a message for each field. */
export const wrongFields = { status: 400, message: 'Some fields need your attention.' };

/** Every call of staff can fail by these. */
export const staffOnlyProblems = { unauthorized: commonProblems.unauthorized, forbidden: commonProblems.forbidden };
