import { z } from 'zod';
import { howToMakeSecret, shortestSecret } from './secret-strength.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
/** How many proxies stand before the shop; `true` is one. */
const proxies = z
  .enum(['true', 'false', '1', '2', '3', '4', '5', '6', '7', '8', '9'])
  .transform((value) => (value === 'false' ? 0 : value === 'true' ? 1 : Number(value)));
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
  MANTEL_SECRET: z.string().min(shortestSecret, `needs at least ${shortestSecret} characters; ${howToMakeSecret}`).optional(),
  /** How many proxies of yours stand before the shop. Each appends to X-Forwarded-For; what a visitor writes there stands before that and counts for nothing. */
  TRUST_PROXY: proxies.default(0),
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
  /** What the sandbox's webhooks are signed with; without it none is taken. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** An app of PayPal's developer dashboard; without both the built-in sandbox plays the wallet. */
  PAYPAL_CLIENT_ID: z.string().min(1).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional(),
  /** The webhook's id there; without it webhooks are refused, and the shop asks by itself. */
  PAYPAL_WEBHOOK_ID: z.string().min(1).optional(),
  /** `https://api-m.sandbox.paypal.com` while trying. */
  PAYPAL_URL: z.url({ protocol: /^https?$/ }).default('https://api-m.paypal.com'),
  /** When the money of an order is taken: with its first parcel, or at once. */
  CAPTURE: z.enum(['placed', 'shipped']).default('shipped'),
  /** What readers of /metrics put into the header Authorization, as `Bearer …`. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Lets everybody who can reach the process read /metrics in the production stage. */
  ALLOW_METRICS: flag.default(false),
  /** Shows the API's documentation in the production stage. */
  ALLOW_API_DOCS: flag.default(false),
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
  DRAIN_SECONDS: z.coerce.number().min(0).max(60).default(5),
  /** Event-loop delay in ms above which requests are refused with 503; 0 switches load shedding off. */
  MAX_LOOP_DELAY_MS: z.coerce.number().int().min(0).default(1000),
  /** 'development' serves the pages through Vite. */
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
});

export type Environment = z.infer<typeof environment>;
