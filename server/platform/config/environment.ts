import { z } from 'zod';
import { senderIn } from '../../../contract/settings/sender.ts';
import { howToMakeSecret, minSecretLength } from './secret-strength.ts';
import { isShopAddress } from './shop-urls.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** How many proxies stand before the shop; `true` means one. */
const proxies = z
  .enum(['true', 'false', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  .transform((value) => (value === 'false' ? 0 : value === 'true' ? 1 : Number(value)));
const port = z.coerce.number().int().min(0).max(65_535);

/** Every variable the shop reads, with its meaning; nothing else on the server reads the environment. */
export const environment = z.object({
  /** `demo` runs with sandboxes and a readable outbox; `production` refuses both unless told otherwise. */
  MANTEL_STAGE: z.enum(['demo', 'production']).default('demo'),
  PORT: port.default(3000),
  /** Default: every address of the machine, in development only its own. */
  HOST: z.string().min(1).optional(),
  /** The shop's public address, used in e-mailed links. Default: http://localhost:PORT. */
  PUBLIC_URL: z.string().refine(isShopAddress, 'takes an address like https://shop.example.com, without a path').optional(),
  /** Addresses of the family's other brands: `pip-alder=https://pip.example`, separated by commas. By default on one machine, ports ten apart. */
  SISTER_URLS: z.string().default(''),
  /** A domain above all brands' hosts whose cookies they share, such as `alder.example`: one sign-in without redirects. */
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'takes a domain without a dot in front')
    .optional(),
  /** A PostgreSQL server, 15 or newer; without it the embedded database in DATA_DIR is used. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** The same server past a pooler of transactions (PgBouncer) that DATABASE_URL leads to; for listening, backups and limits. */
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Whether that pooler knows prepared statements. */
  DATABASE_POOLER_PREPARES: flag.default(false),
  /** Read replicas of it for public pages, separated by commas. */
  DATABASE_READ_URLS: z.string().default(''),
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Signs tokens; created and kept in DATA_DIR in the demo stage. */
  MANTEL_SECRET: z.string().min(minSecretLength, `needs at least ${minSecretLength} characters; ${howToMakeSecret}`).optional(),
  /** Number of your proxies before the shop. Each appends to X-Forwarded-For; what a visitor writes there comes before that and is ignored. */
  TRUST_PROXY: proxies.default(0),
  /** A captcha vendor's siteverify URL and secret, for apps with its widget; the built-in proof of work is always accepted. */
  CAPTCHA_URL: z.url({ protocol: /^https?$/ }).optional(),
  CAPTCHA_SECRET: z.string().min(1).optional(),
  /** The value API clients must send in the header access_token of POST /api/content. */
  CONTENT_DELIVERY_TOKEN: z.string().min(16).optional(),
  /** A Contentstack-compatible delivery API with the stack's key and delivery token; without all three, the built-in content store is used. */
  CONTENTSTACK_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENTSTACK_API_KEY: z.string().min(1).optional(),
  CONTENTSTACK_DELIVERY_TOKEN: z.string().min(1).optional(),
  CONTENTSTACK_ENVIRONMENT: z.string().min(1).default('production'),
  CONTENTSTACK_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(2000),
  /** A Braze REST endpoint with its API key; without both, notifications stay in the shop. */
  BRAZE_REST_URL: z.url({ protocol: /^https?$/ }).optional(),
  BRAZE_API_KEY: z.string().min(1).optional(),
  BRAZE_TIMEOUT_MS: z.coerce.number().int().min(50).max(30_000).default(5000),
  /** Scripts of a chat vendor and a session-recording vendor, each enabled by its flag (spec §9). */
  CHAT_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  SESSION_RECORDING_SCRIPT_URL: z.url({ protocol: /^https$/ }).optional(),
  /** Further origins these scripts contact, separated by commas: `https://api.chat.example, wss://live.chat.example`. */
  VENDOR_ORIGINS: z.string().default(''),
  /** Allows these scripts to add style elements to pages. */
  VENDOR_STYLES: flag.default(false),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Sender of every e-mail; without it each brand uses its own address. */
  MAIL_FROM: z
    .string()
    .refine((from) => /^[^\s@]+@[^\s@]+$/.test(senderIn(from).address), 'takes an address, or a name and <an address>')
    .optional(),
  /** Signs the reports of bounces; without it they are refused. */
  MAIL_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** SendGrid's verification key, which signs its reports of bounces; without it they are refused. */
  SENDGRID_WEBHOOK_KEY: z.string().min(1).optional(),
  /** Allows the payment sandbox in production; for rehearsals only. */
  ALLOW_SANDBOX: flag.default(false),
  /** Signs the sandbox's webhooks; without it they are disabled. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Carriers' webhook secrets: `ups=…, fedex=…`. Webhooks of a carrier without one are refused. */
  CARRIER_SECRETS: z.string().default(''),
  /** An app of PayPal's developer dashboard; without both, the built-in sandbox replaces the wallet. */
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  /** The webhook's id there; without it webhooks are refused and the shop polls instead. */
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  /** `https://api-m.sandbox.paypal.com` for trials. */
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /** A Stripe account's keys and the signing secret of its webhook (during a change two, separated by a comma); without all three, the sandbox. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'begins with sk_live_, rk_live_, sk_test_ or rk_test_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'begins with pk_live_ or pk_test_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)?$/, 'begins with whsec_')
    .optional(),
  /** Stripe's API; another only for tests. */
  STRIPE_URL: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  /** When an order's payment is captured: with its first parcel, or at once. */
  CAPTURE: z.enum(['placed', 'shipped']).default('shipped'),
  /** The token readers of /metrics send as `Authorization: Bearer …`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Opens /metrics in production to everybody who can reach the process. */
  ALLOW_METRICS: flag.default(false),
  /** An OpenTelemetry collector's address for OTLP over HTTP; without it nothing is traced. Named as OpenTelemetry's specification has them. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers for it: `authorization=Bearer …, x-tenant=shop`. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(/^(\s*[\w-]+=[^,]*(,|$))*$/, 'takes name=value with commas between')
    .default(''),
  OTEL_SERVICE_NAME: z.string().min(1).default('mantel'),
  /** The part of all traces that is kept, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Serves the API's documentation in production. */
  ALLOW_API_DOCS: flag.default(false),
  /** Publishes unsuspicious reviews automatically this many seconds after they were sent. */
  REVIEW_DELAY_SECONDS: z.coerce.number().int().min(0).max(2_592_000).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
  /** Runs jobs in this process; switch off where separate workers run. */
  RUN_JOBS: flag.default(true),
  /** Web processes behind the port, or `auto` for one per core; several need DATABASE_URL. */
  WORKERS: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(64)]).default(1),
  /** Postal codes or prefixes the shop does not ship to, separated by commas: `96799, 998, X0A`. */
  RESTRICTED_POSTAL_CODES: z
    .string()
    .regex(/^[\w\s,]*$/, 'takes codes or their beginnings with commas between')
    .default(''),
  /** Holds paid orders for review: whose address contradicts itself, */
  HOLD_ADDRESS: flag.default(true),
  /** after this many declined payments (0: never), */
  HOLD_DECLINES: z.coerce.number().int().min(0).max(99).default(3),
  /** and from this total on, in whole units of the order's currency (0: never). */
  HOLD_TOTAL: z.coerce.number().int().min(0).max(10_000_000).default(5000),
  /** Memory limit of the page cache in bytes. */
  PAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(16 * 1024 * 1024),
  /** Where products are searched: in each process's memory or in PostgreSQL; `auto` decides by their number. */
  SEARCH_IN: z.enum(['auto', 'memory', 'postgres']).default('memory'),
  /** The CDN to purge: by a signed webhook, or by Fastly's or Cloudflare's API. */
  CDN_PURGE: z.enum(['webhook', 'fastly', 'cloudflare']).optional(),
  /** The webhook's address; of a vendor another API than its own only for tests. */
  CDN_PURGE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Fastly's service id, or Cloudflare's zone id. */
  CDN_PURGE_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'takes letters and digits')
    .optional(),
  /** Signs the webhook, or is the vendor's API token. */
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'takes 16 or more printable characters without blanks')
    .optional(),
  /** Disk limit for rendered pictures in bytes; they can all be rendered again. */
  IMAGE_CACHE_BYTES: z.coerce
    .number()
    .int()
    .min(0)
    .default(512 * 1024 * 1024),
  /** A bucket of S3, or of a storage that speaks its protocol, with keys to it: pictures are there instead of in DATA_DIR. */
  S3_BUCKET_URL: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** User agent parts of the app's two web views, separated by commas. */
  NATIVE_APP_AGENTS: z.string().default('AlderApp-iOS/,AlderApp-Android/'),
  /** Renders the pictures of the main pages after startup, while there is little to do. */
  WARM_PICTURES: flag.default(true),
  /** Seconds between "not ready" and closing, so that a load balancer notices first. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(5),
  /** Event-loop delay in ms above which requests are refused with 503; 0 switches load shedding off. */
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(1000),
  /** 'development' serves the pages through Vite. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});

export type Environment = z.infer<typeof environment>;
