import type { VendorFlagName } from '../../../contract/flags/flags.ts';
import type { Environment } from './environment.ts';

export interface ContentstackConfig {
  /** The region's delivery API, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  readonly timeoutMs: number;
}

export interface BrazeConfig {
  /** The instance's REST API, without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

export interface CaptchaConfig {
  readonly url: string;
  readonly secret: string;
}

export interface VendorsConfig {
  /** Script addresses by the flags that enable them. */
  readonly scripts: Readonly<Partial<Record<VendorFlagName, string>>>;
  /** Origins pages allow these scripts to load from and connect to. */
  readonly origins: readonly string[];
  /** Whether these scripts may add style elements. */
  readonly mayStyle: boolean;
}

/** Vendors of whose settings some are missing; never a key itself. */
export function vendorFaults(e: Environment): string[] {
  const stack = [e.CONTENTSTACK_URL, e.CONTENTSTACK_API_KEY, e.CONTENTSTACK_DELIVERY_TOKEN];
  const faults: string[] = [];
  if (Boolean(e.CAPTCHA_URL) !== Boolean(e.CAPTCHA_SECRET)) faults.push('CAPTCHA_URL and CAPTCHA_SECRET: one needs the other');
  if (Boolean(e.BRAZE_REST_URL) !== Boolean(e.BRAZE_API_KEY)) faults.push('BRAZE_REST_URL and BRAZE_API_KEY: one needs the other');
  if (stack.some(Boolean) && !stack.every(Boolean))
    faults.push('CONTENTSTACK_URL, CONTENTSTACK_API_KEY and CONTENTSTACK_DELIVERY_TOKEN: each needs the others');
  return faults;
}

export const captchaOf = (e: Environment): CaptchaConfig | null =>
  e.CAPTCHA_URL && e.CAPTCHA_SECRET ? { url: e.CAPTCHA_URL, secret: e.CAPTCHA_SECRET } : null;

export function contentstackOf(e: Environment): ContentstackConfig | null {
  if (!e.CONTENTSTACK_URL || !e.CONTENTSTACK_API_KEY || !e.CONTENTSTACK_DELIVERY_TOKEN) return null;
  return {
    url: e.CONTENTSTACK_URL.replace(/\/$/, ''),
    apiKey: e.CONTENTSTACK_API_KEY,
    deliveryToken: e.CONTENTSTACK_DELIVERY_TOKEN,
    environment: e.CONTENTSTACK_ENVIRONMENT,
    timeoutMs: e.CONTENTSTACK_TIMEOUT_MS,
  };
}

export function brazeOf(e: Environment): BrazeConfig | null {
  if (!e.BRAZE_REST_URL || !e.BRAZE_API_KEY) return null;
  return { url: e.BRAZE_REST_URL.replace(/\/$/, ''), apiKey: e.BRAZE_API_KEY, timeoutMs: e.BRAZE_TIMEOUT_MS };
}

/** Throws a message for an invalid origin. */
export function vendorsOf(e: Environment): VendorsConfig {
  const urls = [e.CHAT_SCRIPT_URL, e.SESSION_RECORDING_SCRIPT_URL].flatMap((url) => url ?? []);
  const more = e.VENDOR_ORIGINS.split(',').flatMap((origin) => origin.trim() || []);
  const wrong = more.find((origin) => !/^(https|wss):\/\/[\w.*-]+(:\d+)?$/.test(origin));
  if (wrong) throw new Error(`takes origins such as https://api.chat.example, not ${wrong}`);
  return {
    scripts: {
      ...(e.CHAT_SCRIPT_URL && { 'chat-script': e.CHAT_SCRIPT_URL }),
      ...(e.SESSION_RECORDING_SCRIPT_URL && { 'session-recording-script': e.SESSION_RECORDING_SCRIPT_URL }),
    },
    origins: [...new Set([...urls.map((url) => new URL(url).origin), ...more])],
    mayStyle: e.VENDOR_STYLES && urls.length > 0,
  };
}
