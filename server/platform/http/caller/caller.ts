import { hash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { own } from '../../../../contract/values/own.ts';
import { baggageCookie } from '../../../../contract/visitor/visitor.ts';
import type { Config } from '../../config/config.ts';
import { networkOf, truncated } from './network.ts';

export const visitorCookie = 'visitor_id';

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

/** What a request says of its caller, for the log: nothing that names a person, and of tokens only that they were sent. */
export interface LoggedCaller extends Partial<Omit<Caller, 'visitorId'>> {
  /** A digest of the visitor’s id, which tells visitors apart. */
  readonly visitor?: string;
  /** The visit, from the baggage (https://www.w3.org/TR/baggage/). */
  readonly visit?: string;
  /** The client’s network, in the production stage. */
  readonly client?: string;
  readonly accessToken?: 'sent';
  readonly walletToken?: 'sent';
}

type Sent = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip'>;

/** The caller as logged: from valid headers, else from the browser’s cookies; undefined when there is nothing. */
export function loggedCaller({ headers, cookies, ip }: Sent, { stage }: Pick<Config, 'stage'>): LoggedCaller | undefined {
  const { visitorId, campaignId, ...rest } = callerOf(headers);
  const visitor = visitorId ?? own(cookies, visitorCookie);
  const logged: Record<string, string | null | undefined | false> = {
    ...rest,
    visitor: visitor !== undefined && hash('sha256', visitor, 'base64url').slice(0, 10),
    campaignId: campaignId ?? campaignIn(own(cookies, 'campaign')),
    visit: visitIn(headers.baggage) ?? visitIn(own(cookies, baggageCookie)),
    client: stage === 'production' && truncated(networkOf(ip)),
    accessToken: (headers['access-token'] ?? headers.access_token) !== undefined && 'sent',
    walletToken: headers['wallet-token'] !== undefined && 'sent',
  };
  const sent = Object.entries(logged).filter(([, value]) => value);
  return sent.length > 0 ? Object.fromEntries(sent) : undefined;
}

const visitIn = (baggage: string | string[] | undefined): string | null =>
  (typeof baggage === 'string' && /(?:^|[,\s])visit=([\w-]{1,64})(?:[\s;,]|$)/.exec(baggage)?.[1]) || null;

/** The id in the campaign’s cookie, without its token. */
function campaignIn(cookie: string | undefined): string | null {
  const id = /"campaign_cid":"([^"]*)"/.exec(cookie ?? '')?.[1];
  return id !== undefined && name.test(id) ? id : null;
}
