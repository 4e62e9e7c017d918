import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { flagship } from '../../contract/family.ts';
import type { VendorFlagName } from '../../contract/flags.ts';
import { isBelow, type ShopUrls, shopUrlsOf, urlOf } from './shop-urls.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

/** Every variable the shop reads, with what it means; nothing else on the server reads the environment. */
export const environment = z.object({
  /** `demo` runs with sandboxes and a readable outbox; `production` refuses both unless told otherwise. */
  MANTEL_STAGE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Where shoppers reach the shop; links in mails start with it. Default: http://localhost:PORT. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The same for the family's other brands: `pip-alder=https://pip.example`, commas between. Default on one machine: ports ten apart. */
  SISTER_URLS: z.string().default(''),
  /** A domain above all brands' hosts, whose cookies they share, `alder.example`: one sign-in without going through the sister's host. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'takes a domain without a dot in front')
    .optional(),
  /** A PostgreSQL server, 15 or newer; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Signs tokens; made and kept in DATA_DIR in the demo stage. */
  MANTEL_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  /** Takes the visitor's address from X-Forwarded-For: set it behind a proxy of yours, and only there. */
  TRUST_PROXY: flag.default(false),
  /** A captcha vendor's siteverify call, with its secret; without both the built-in proof of work is used. */
  CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  /** What API clients must put into the header access_token of POST /api/content. */
  CONTENT_DELIVERY_TOKEN: z.string().min(16).optional(),
  /** A Contentstack-compatible delivery API with its stack's key and delivery token; without all three the built-in content store is used. */
  CONTENTSTACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENTSTACK_API_KEY: z.string().min(1).optional(),
  CONTENTSTACK_DELIVERY_TOKEN: z.string().min(1).optional(),
  CONTENTSTACK_ENVIRONMENT: z.string().min(1).default('production'),
  CONTENTSTACK_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2000),
  /** A Braze REST endpoint with its API key; without both nobody outside hears of notifications. */
  BRAZE_REST_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAZE_API_KEY: z.string().min(1).optional(),
  BRAZE_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(5000),
  /** Scripts of a chat and of a session-recording vendor; each is let in by its flag (spec §9). */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  SESSION_RECORDING_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** What these scripts talk to besides the hosts they come from, with commas between: `https://api.chat.example, wss://live.chat.example`. */
  VENDOR_ORIGINS: z.string().default(''),
  /** These scripts may put style elements of their own into the pages they are in. */
  VENDOR_STYLES: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of every mail; without it each brand signs with its own address. */
  MAIL_FROM: z.string().min(3).optional(),
  /** Lets the payment sandbox run in the production stage: for rehearsals only. */
  ALLOW_SANDBOX: flag.default(false),
  /** Publishes reviews with nothing suspicious in them by themselves, so many seconds after they were sent. */
  REVIEW_DELAY_SECONDS: z.coerce.number().int().min(0).max(2_592_000).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** Runs jobs in this process; switch off where separate workers run. */
  RUN_JOBS: flag.default(true),
  /** Postal codes, or their beginnings, that the shop does not ship to, with commas between: `96799, 998, X0A`. */
  RESTRICTED_POSTAL_CODES: z
    .string()
    .regex(/^[\w\s,]*$/, 'takes codes or their beginnings with commas between')
    .default(''),
  /** Bytes the full-page cache may hold. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(16 * 1024 * 1024),
  /** Bytes that pictures may take on disk at the widths and in the formats they were asked for; they can all be made again. */
  IMAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(512 * 1024 * 1024),
  /** Parts of the names of the app's two web views, with commas between. */
  NATIVE_APP_AGENTS: z.string().default('AlderApp-iOS/,AlderApp-Android/'),
  /** Makes the pictures of the first pages after the start, while there is little to do. */
  WARM_PICTURES: flag.default(true),
  /** Seconds between "not ready" and closing, so that a balancer notices first. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(0),
  /** Event-loop delay in ms above which requests are refused with 503; 0 switches load shedding off. */
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(1000),
  /** 'development' serves the pages through Vite. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});

/** Seconds; long enough to see that a review waits, short enough to wait for it. */
const demoReviewDelay = 60;

export interface ContentstackConfig {
  /** Of the region's delivery API, without a slash at the end. */
  readonly url: string;
  readonly apiKey: string;
  readonly deliveryToken: string;
  readonly environment: string;
  readonly timeoutMs: number;
}

export interface BrazeConfig {
  /** Of the instance's REST API, without a slash at the end. */
  readonly url: string;
  readonly apiKey: string;
  readonly timeoutMs: number;
}

export interface VendorsConfig {
  /** Addresses of scripts by the flags that let them in. */
  readonly scripts: Readonly<Partial<Record<VendorFlagName, string>>>;
  /** What pages let these scripts load from and talk to. */
  readonly origins: readonly string[];
  /** Whether these scripts may put in style elements. */
  readonly mayStyle: boolean;
}

export interface Config {
  readonly stage: 'demo' | 'production';
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  /** Of the flagship, without a slash at the end. */
  readonly publicUrl: string;
  /** Of every brand that is served. */
  readonly shopUrls: ShopUrls;
  /** Cookies are Secure, SameSite strict and `__Host-` (rulings: Session and visitor). */
  readonly secureCookies: boolean;
  /** Null: each host has cookies of its own. */
  readonly cookieDomain: string | null;
  readonly trustProxy: boolean;
  /** By what part of their name the app's web views are recognised. */
  readonly appAgents: readonly string[];
  readonly database: { readonly url: string | undefined; readonly dataDir: string; readonly poolSize: number | undefined };
  readonly dataDir: string;
  readonly secret: string;
  readonly mail: { readonly smtpUrl: string | undefined; readonly from: string | null; readonly outboxReadable: boolean };
  /** The captcha vendor; null for the built-in one. */
  readonly captcha: { readonly url: string; readonly secret: string } | null;
  readonly content: {
    /** Null: published content is open to every client. */
    readonly deliveryToken: string | null;
    /** Null: the built-in store. */
    readonly contentstack: ContentstackConfig | null;
  };
  /** The customer-engagement vendor; null for the built-in notifications alone. */
  readonly braze: BrazeConfig | null;
  readonly vendors: VendorsConfig;
  readonly sandboxAllowed: boolean;
  /** Null: staff read every review before it is published. */
  readonly reviewDelaySeconds: number | null;
  readonly logLevel: string;
  readonly runJobs: boolean;
  /** Codes or their beginnings, in capitals without spaces. */
  readonly restrictedPostalCodes: readonly string[];
  readonly pageCacheBytes: number;
  readonly imageCacheBytes: number;
  /** Whether pictures are made ahead of their first visitor. */
  readonly warmPictures: boolean;
  readonly drainSeconds: number;
  readonly maxLoopDelayMs: number;
}

/** Thrown when the environment does not make sense; its message lists every fault with the variable's name. */
export class ConfigError extends Error {}

/** Reads and validates the environment once, at start. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  const production = e.MANTEL_STAGE === 'production';
  const faults: string[] = [];
  if (production && !e.MANTEL_SECRET) faults.push('MANTEL_SECRET: needed in the production stage (32 or more random characters)');
  if (production && !e.PUBLIC_URL?.startsWith('https://'))
    faults.push('PUBLIC_URL: needs the shop’s https:// address in the production stage');
  if (production && !e.SMTP_URL) faults.push('SMTP_URL: needed in the production stage, or no shopper gets a confirmation');
  if (Boolean(e.CAPTCHA_URL) !== Boolean(e.CAPTCHA_SECRET)) faults.push('CAPTCHA_URL and CAPTCHA_SECRET: one needs the other');
  if (Boolean(e.BRAZE_REST_URL) !== Boolean(e.BRAZE_API_KEY)) faults.push('BRAZE_REST_URL and BRAZE_API_KEY: one needs the other');
  const stack = [e.CONTENTSTACK_URL, e.CONTENTSTACK_API_KEY, e.CONTENTSTACK_DELIVERY_TOKEN];
  if (stack.some(Boolean) && !stack.every(Boolean))
    faults.push('CONTENTSTACK_URL, CONTENTSTACK_API_KEY and CONTENTSTACK_DELIVERY_TOKEN: each needs the others');
  const vendors = tried(() => vendorsOf(e), 'VENDOR_ORIGINS', faults);
  const shopUrls = tried(() => shopUrlsOf({ publicUrl: e.PUBLIC_URL, sisters: e.SISTER_URLS, port: e.PORT }), 'SISTER_URLS', faults);
  if (production && [...(shopUrls?.values() ?? [])].slice(1).some((url) => !url.startsWith('https://')))
    faults.push('SISTER_URLS: need https:// addresses in the production stage');
  if (e.COOKIE_DOMAIN && ![...(shopUrls?.values() ?? [])].every((url) => isBelow(url, e.COOKIE_DOMAIN as string)))
    faults.push('COOKIE_DOMAIN: stands above the host of every brand, or not at all');
  if (!shopUrls || !vendors || faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    stage: e.MANTEL_STAGE,
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl: urlOf({ shopUrls }, flagship),
    shopUrls,
    secureCookies: production,
    cookieDomain: e.COOKIE_DOMAIN ?? null,
    trustProxy: e.TRUST_PROXY,
    appAgents: e.NATIVE_APP_AGENTS.split(',').flatMap((part) => part.trim() || []),
    database: { url: e.DATABASE_URL, dataDir: join(e.DATA_DIR, 'database'), poolSize: e.DATABASE_POOL },
    dataDir: e.DATA_DIR,
    secret: e.MANTEL_SECRET ?? keptSecret(e.DATA_DIR),
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM ?? null, outboxReadable: !production },
    captcha: e.CAPTCHA_URL && e.CAPTCHA_SECRET ? { url: e.CAPTCHA_URL, secret: e.CAPTCHA_SECRET } : null,
    content: { deliveryToken: e.CONTENT_DELIVERY_TOKEN ?? null, contentstack: contentstackOf(e) },
    braze: brazeOf(e),
    vendors,
    sandboxAllowed: !production || e.ALLOW_SANDBOX,
    reviewDelaySeconds: e.REVIEW_DELAY_SECONDS ?? (production ? null : demoReviewDelay),
    logLevel: e.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    runJobs: e.RUN_JOBS,
    restrictedPostalCodes: listOf(e.RESTRICTED_POSTAL_CODES),
    pageCacheBytes: e.PAGE_CACHE_BYTES,
    imageCacheBytes: e.IMAGE_CACHE_BYTES,
    warmPictures: e.WARM_PICTURES,
    drainSeconds: e.DRAIN_SECONDS,
    maxLoopDelayMs: e.MAX_LOOP_DELAY_MS,
  };
}

function tried<Value>(read: () => Value, name: string, faults: string[]): Value | null {
  try {
    return read();
  } catch (error) {
    faults.push(`${name}: ${(error as Error).message}`);
    return null;
  }
}

function contentstackOf(e: z.infer<typeof environment>): ContentstackConfig | null {
  if (!e.CONTENTSTACK_URL || !e.CONTENTSTACK_API_KEY || !e.CONTENTSTACK_DELIVERY_TOKEN) return null;
  return {
    url: e.CONTENTSTACK_URL.replace(/\/$/, ''),
    apiKey: e.CONTENTSTACK_API_KEY,
    deliveryToken: e.CONTENTSTACK_DELIVERY_TOKEN,
    environment: e.CONTENTSTACK_ENVIRONMENT,
    timeoutMs: e.CONTENTSTACK_TIMEOUT_MS,
  };
}

function brazeOf(e: z.infer<typeof environment>): BrazeConfig | null {
  if (!e.BRAZE_REST_URL || !e.BRAZE_API_KEY) return null;
  return { url: e.BRAZE_REST_URL.replace(/\/$/, ''), apiKey: e.BRAZE_API_KEY, timeoutMs: e.BRAZE_TIMEOUT_MS };
}

function vendorsOf(e: z.infer<typeof environment>): VendorsConfig {
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

const listOf = (codes: string): string[] =>
  codes
    .toUpperCase()
    .split(',')
    .map((code) => code.replace(/\s/g, ''))
    .filter(Boolean);

function keptSecret(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secret');
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
