import type { IncomingHttpHeaders } from 'node:http';

/** The caller's self-description in headers (spec §7.1). Anyone can send these, so they grant nothing. */
export interface Caller {
  /** The chain of callers, outermost first: `app > gateway`. */
  readonly chain: string | null;
  /** The visitor, for clients without cookies; used for feature flags only. */
  readonly visitorId: string | null;
  /** The campaign that brought the visitor, for clients without cookies. */
  readonly campaignId: string | null;
  /** The visitor’s language, such as `en-CA`. */
  readonly language: string | null;
  /** Key of the brand the call is for; null means the host’s brand. */
  readonly tenancy: string | null;
}

const chain = /^[\w.:/-]{1,60}(?: ?> ?[\w.:/-]{1,60}){0,9}$/;
const name = /^[\w.-]{1,64}$/;
const language = /^[a-z]{2,3}(?:-[\da-z]{2,8}){0,3}$/i;

/** Reads the caller from a request’s headers; treats malformed values as absent. */
export function callerOf(headers: IncomingHttpHeaders): Caller {
  const read = (value: string | string[] | undefined, shape: RegExp) => (typeof value === 'string' && shape.test(value) ? value : null);
  return {
    chain: read(headers['call-chain'], chain),
    visitorId: read(headers['visitor-id'], name),
    campaignId: read(headers['campaign-id'], name),
    language: read(headers['browser-language'], language),
    tenancy: read(headers.tenancy, name),
  };
}

/** The valid caller headers, for the log; undefined when there are none. */
export function loggedCaller(headers: IncomingHttpHeaders): Partial<Caller> | undefined {
  const sent = Object.entries(callerOf(headers)).filter(([, value]) => value !== null);
  return sent.length > 0 ? Object.fromEntries(sent) : undefined;
}
