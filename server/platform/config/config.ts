import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { flagship } from '../../../brands/family.ts';
import { errorOf } from '../errors.ts';
import { type BucketConfig, bucketFaults, bucketOf } from './bucket-config.ts';
import { carrierSecretsOf } from './carrier-secrets.ts';
import { type CdnConfig, cdnFaults, cdnOf } from './cdn-config.ts';
import { environment } from './environment.ts';
import { keptSecret } from './kept-secret.ts';
import { type MailConfig, mailFaults, mailOf } from './mail-config.ts';
import { type PayPalConfig, paypalFaults, paypalOf } from './paypal-config.ts';
import { howToMakeSecret, weaknessOf } from './secret-strength.ts';
import { isBelow, type ShopUrls, shopUrlsOf, urlOf } from './shop-urls.ts';
import { type StripeConfig, stripeFaults, stripeOf } from './stripe-config.ts';
import { type TracingConfig, tracingOf } from './tracing-config.ts';
import {
  type BrazeConfig,
  brazeOf,
  type CaptchaConfig,
  type ContentstackConfig,
  captchaOf,
  contentstackOf,
  type VendorsConfig,
  vendorFaults,
  vendorsOf,
} from './vendors-config.ts';

/** Seconds; long enough to see that a review waits, short enough to watch it appear. */
const demoReviewDelay = 60;

export interface Config {
  readonly stage: 'demo' | 'production';
  readonly mode: 'development' | 'production' | 'test';
  readonly host: string;
  readonly port: number;
  /** The flagship's address, without a trailing slash. */
  readonly publicUrl: string;
  /** The address of every brand served. */
  readonly shopUrls: ShopUrls;
  /** Cookies are Secure, SameSite strict and `__Host-` (rulings: Session and visitor). */
  readonly secureCookies: boolean;
  /** Null: each host has its own cookies. */
  readonly cookieDomain: string | null;
  /** Number of our proxies whose X-Forwarded-For entries are trusted. */
  readonly trustedProxies: number;
  /** The parts of a user agent that identify the app's web views. */
  readonly appAgents: readonly string[];
  readonly database: {
    readonly url: string | undefined;
    readonly directUrl: string | undefined;
    readonly poolerPrepares: boolean;
    readonly replicaUrls: readonly string[];
    readonly dataDir: string;
    readonly poolSize: number | undefined;
  };
  readonly dataDir: string;
  readonly secret: string;
  /** Whether the shop made the secret itself and keeps it in `dataDir`. */
  readonly isSecretKept: boolean;
  readonly mail: MailConfig;
  /** The captcha vendor; null for the built-in proof of work alone. */
  readonly captcha: CaptchaConfig | null;
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
  /** Null disables the sandbox's webhooks. */
  readonly sandboxWebhookSecret: string | null;
  /** Webhook secrets by carrier code. */
  readonly carrierSecrets: ReadonlyMap<string, string>;
  /** The wallet; null for the built-in sandbox. */
  readonly paypal: PayPalConfig | null;
  /** The card provider; null for the built-in sandbox. */
  readonly stripe: StripeConfig | null;
  /** When an order's payment is captured. */
  readonly capture: 'placed' | 'shipped';
  /** Who may read /metrics: holders of the token, everybody, or nobody. */
  readonly metrics: { readonly token: string } | 'everybody' | 'nobody';
  /** Where traces go; null: nothing is traced. */
  readonly tracing: TracingConfig | null;
  /** Whether /api/docs and /api/openapi.json are served. */
  readonly showsApiDocs: boolean;
  /** Null: staff read every review before it is published. */
  readonly reviewDelaySeconds: number | null;
  readonly logLevel: string;
  readonly runJobs: boolean;
  /** Web processes on this machine; with more than one, jobs have another. */
  readonly workers: number;
  /** Postal codes or prefixes, uppercase without spaces. */
  readonly restrictedPostalCodes: readonly string[];
  /** When a paid order is held for review; null or false switches a reason off. */
  readonly holds: { readonly address: boolean; readonly declines: number | null; readonly total: number | null };
  readonly pageCacheBytes: number;
  /** The CDN to purge; null for none. */
  readonly cdn: CdnConfig | null;
  readonly searchIn: SearchIn;
  readonly imageCacheBytes: number;
  /** Where uploaded and imported files are; null: in `dataDir`. */
  readonly bucket: BucketConfig | null;
  /** Whether pictures are rendered ahead of their first request. */
  readonly warmPictures: boolean;
  readonly drainSeconds: number;
  readonly maxLoopDelayMs: number;
}

/** Where products are searched; `auto` decides by their number. */
export type SearchIn = 'auto' | 'memory' | 'postgres';

/** Invalid configuration; the message lists every fault with its variable. */
export class ConfigError extends Error {}

/** Reads and validates the environment once, at startup. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const e = parsed.data;
  const production = e.MANTEL_STAGE === 'production';
  const faults: string[] = [];
  if (production && !e.MANTEL_SECRET) faults.push(`MANTEL_SECRET: needed in the production stage; ${howToMakeSecret}`);
  const weakness = production && e.MANTEL_SECRET ? weaknessOf(e.MANTEL_SECRET) : null;
  if (weakness) faults.push(`MANTEL_SECRET: ${weakness}; ${howToMakeSecret}`);
  if (production && !e.PUBLIC_URL?.startsWith('https://'))
    faults.push('PUBLIC_URL: needs the shop’s https:// address in the production stage');
  faults.push(...vendorFaults(e));
  faults.push(
    ...mailFaults(e, production),
    ...paypalFaults(e, production),
    ...stripeFaults(e, production),
    ...cdnFaults(e, production),
    ...bucketFaults(e, production),
  );
  if (e.WORKERS !== 'auto' && e.WORKERS > 1 && !e.DATABASE_URL)
    faults.push('WORKERS: several processes need a PostgreSQL server (DATABASE_URL); the embedded database serves one');
  const replicaUrls = e.DATABASE_READ_URLS.split(',').flatMap((part) => part.trim() || []);
  if (replicaUrls.length > 0 && (!e.DATABASE_URL || !replicaUrls.every((url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url))))
    faults.push('DATABASE_READ_URLS: takes postgres:// addresses, and needs DATABASE_URL');
  if (e.DATABASE_DIRECT_URL && !e.DATABASE_URL) faults.push('DATABASE_DIRECT_URL: needs DATABASE_URL');
  const vendors = tried(() => vendorsOf(e), 'VENDOR_ORIGINS', faults);
  const carrierSecrets = tried(() => carrierSecretsOf(e.CARRIER_SECRETS), 'CARRIER_SECRETS', faults);
  const shopUrls = tried(() => shopUrlsOf({ publicUrl: e.PUBLIC_URL, sisters: e.SISTER_URLS, port: e.PORT }), 'SISTER_URLS', faults);
  if (production && [...(shopUrls?.values() ?? [])].slice(1).some((url) => !url.startsWith('https://')))
    faults.push('SISTER_URLS: need https:// addresses in the production stage');
  const domain = e.COOKIE_DOMAIN;
  if (domain && ![...(shopUrls?.values() ?? [])].every((url) => isBelow(url, domain)))
    faults.push('COOKIE_DOMAIN: stands above the host of every brand, or not at all');
  const secret = e.MANTEL_SECRET ?? (production ? null : tried(() => keptSecret(e.DATA_DIR), 'DATA_DIR', faults));
  if (!shopUrls || !vendors || !secret || !carrierSecrets || faults.length > 0) throw new ConfigError(faults.join('\n'));
  return {
    stage: e.MANTEL_STAGE,
    mode: e.NODE_ENV,
    // Development serves the sources, and whatever else Vite reads.
    host: e.HOST ?? (e.NODE_ENV === 'development' ? '127.0.0.1' : '0.0.0.0'),
    port: e.PORT,
    publicUrl: urlOf({ shopUrls }, flagship),
    shopUrls,
    secureCookies: production,
    cookieDomain: domain ?? null,
    trustedProxies: e.TRUST_PROXY,
    appAgents: e.NATIVE_APP_AGENTS.split(',').flatMap((part) => part.trim() || []),
    database: {
      url: e.DATABASE_URL,
      directUrl: e.DATABASE_DIRECT_URL,
      poolerPrepares: e.DATABASE_POOLER_PREPARES,
      replicaUrls,
      dataDir: join(e.DATA_DIR, 'database'),
      poolSize: e.DATABASE_POOL,
    },
    dataDir: e.DATA_DIR,
    secret,
    isSecretKept: e.MANTEL_SECRET === undefined,
    mail: mailOf(e, production),
    captcha: captchaOf(e),
    content: { deliveryToken: e.CONTENT_DELIVERY_TOKEN ?? null, contentstack: contentstackOf(e) },
    braze: brazeOf(e),
    vendors,
    sandboxAllowed: !production || e.ALLOW_SANDBOX,
    carrierSecrets,
    sandboxWebhookSecret: e.SANDBOX_WEBHOOK_SECRET ?? null,
    paypal: paypalOf(e),
    stripe: stripeOf(e),
    capture: e.CAPTURE,
    metrics: e.METRICS_TOKEN ? { token: e.METRICS_TOKEN } : !production || e.ALLOW_METRICS ? 'everybody' : 'nobody',
    tracing: tracingOf(e),
    showsApiDocs: !production || e.ALLOW_API_DOCS,
    reviewDelaySeconds: e.REVIEW_DELAY_SECONDS ?? (production ? null : demoReviewDelay),
    logLevel: e.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    runJobs: e.RUN_JOBS,
    workers: e.WORKERS === 'auto' ? (e.DATABASE_URL ? availableParallelism() : 1) : e.WORKERS,
    restrictedPostalCodes: listOf(e.RESTRICTED_POSTAL_CODES),
    holds: { address: e.HOLD_ADDRESS, declines: e.HOLD_DECLINES || null, total: e.HOLD_TOTAL * 100 || null },
    pageCacheBytes: e.PAGE_CACHE_BYTES,
    cdn: cdnOf(e),
    searchIn: e.SEARCH_IN,
    imageCacheBytes: e.IMAGE_CACHE_BYTES,
    bucket: bucketOf(e),
    warmPictures: e.WARM_PICTURES,
    drainSeconds: e.DRAIN_SECONDS,
    maxLoopDelayMs: e.MAX_LOOP_DELAY_MS,
  };
}

function tried<Value>(read: () => Value, name: string, faults: string[]): Value | null {
  try {
    return read();
  } catch (error) {
    faults.push(`${name}: ${errorOf(error).message}`);
    return null;
  }
}

const listOf = (codes: string): string[] =>
  codes
    .toUpperCase()
    .split(',')
    .map((code) => code.replace(/\s/g, ''))
    .filter(Boolean);
