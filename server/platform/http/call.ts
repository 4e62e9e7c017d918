import type { Logger } from 'pino';
import type { Caller } from './caller/caller.ts';
import type { Channel } from './caller/channel.ts';
import type { Network } from './caller/network.ts';

export interface CookieOptions {
  /** Seconds; omitted for a session cookie. */
  maxAge?: number;
  /** Default true: hidden from page script. */
  httpOnly?: boolean;
  /** Also sent on navigation from another site; omitted, the configuration decides. */
  sameSite?: 'lax';
}

/** A file of a multipart form, as it arrives. */
export interface UploadedFile {
  /** The sender's name for it; never use it as a path. */
  readonly name: string;
  /** Its bytes in chunks; stopping early leaves the rest unread. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A request as received, for signatures over its bytes. */
export interface RawRequest {
  readonly body: Buffer;
  /** A header by its lowercase name. */
  header(name: string): string | undefined;
}

/** What a handler may know about its request, over HTTP or in process. */
export interface Call {
  /** Request id, in logs and in the `x-request-id` header. */
  readonly id: string;
  /** Time of the request; operations take it from here, so that rules need no clock. */
  readonly now: Date;
  readonly brand: string;
  /** The address, for vendors that require it. Limits count by `network`. */
  readonly clientIp: string;
  readonly network: Network;
  /** Whether the app's web view or a browser is calling. */
  readonly channel: Channel;
  /** The user agent; null without one. */
  readonly userAgent: string | null;
  /** Bearer token of an API client (rulings: Session and visitor). */
  readonly bearer: string | null;
  /** The header `access-token`, or `access_token` as Contentstack’s clients send it, which opens content to API clients (spec §7.1, §7.6). */
  readonly accessToken: string | null;
  /** The header `wallet-token`: the wallet's id of the approved order (spec §7.1). */
  readonly walletToken: string | null;
  /** The browser asks not to share its visitor's data (Global Privacy Control). */
  readonly optsOut: boolean;
  readonly caller: Caller;
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** The file of a multipart form, for endpoints that declare `upload`; null without one. */
  file(): Promise<UploadedFile | null>;
  /** The request as received, for endpoints that declare `raw`; throws for others. */
  raw(): RawRequest;
  /** Cookies as sent, overlaid with those set during this call. */
  cookie(name: string): string | undefined;
  /** A cookie as the request carried it, whatever this call has set since. */
  sentCookie(name: string): string | undefined;
  /** Path `/`, SameSite and Secure by configuration. A null value deletes. */
  setCookie(name: string, value: string | null, options?: CookieOptions): void;
}
