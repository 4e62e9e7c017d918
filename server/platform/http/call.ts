import type { Logger } from 'pino';
import type { Caller } from './caller.ts';
import type { Channel } from './channel.ts';
import type { Network } from './network.ts';

export interface CookieOptions {
  /** Seconds; a session cookie without it. */
  maxAge?: number;
  /** Default true: page script cannot read it. */
  httpOnly?: boolean;
  /** Sent along when another site leads here, too; by configuration without it. */
  sameSite?: 'lax';
}

/** A file of a multipart form, as it arrives. */
export interface UploadedFile {
  /** As the sender calls it; never to be taken for a path. */
  readonly name: string;
  /** Its bytes in pieces; whoever stops reading early leaves the rest unread. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** A request as it arrived, for signatures over its bytes. */
export interface RawRequest {
  readonly body: Buffer;
  /** By its name in small letters. */
  header(name: string): string | undefined;
}

/** What a handler may know of the request it serves, over HTTP or in process. */
export interface Call {
  /** Request id, in logs and in the `x-request-id` header. */
  readonly id: string;
  /** Moment of the request; operations take it from here, so that rules have no clock of their own. */
  readonly now: Date;
  readonly brand: string;
  /** The address, for a vendor that asks for it. Limits count by `network`. */
  readonly clientIp: string;
  readonly network: Network;
  /** Whether the app's web view asks, or a browser. */
  readonly channel: Channel;
  /** What the browser calls itself; null without. */
  readonly userAgent: string | null;
  /** Bearer token of an API client (rulings: Session and visitor). */
  readonly bearer: string | null;
  /** What the header `access_token` says: opens content to API clients (spec §7.6). */
  readonly accessToken: string | null;
  /** What the header `wallet-token` says: the wallet's name for the order that was approved (spec §7.1). */
  readonly walletToken: string | null;
  /** The browser says that nothing of its visitor is to be shared (Global Privacy Control). */
  readonly optsOut: boolean;
  readonly caller: Caller;
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** The file of a multipart form, for endpoints that declare `upload`; null when the request carries none. */
  file(): Promise<UploadedFile | null>;
  /** The request as it arrived, for endpoints that declare `raw`; throws for others. */
  raw(): RawRequest;
  /** Cookies as sent, overlaid with those set during this call. */
  cookie(name: string): string | undefined;
  /** Path `/`, SameSite and Secure by configuration. A null value deletes. */
  setCookie(name: string, value: string | null, options?: CookieOptions): void;
}
