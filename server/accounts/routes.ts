import { optOutCookie } from '../../contract/consent.ts';
import type { FlagName } from '../../contract/flags.ts';
import { visitorEndpoints } from '../../contract/visitor.ts';
import type { Flags } from '../flags/index.ts';
import type { Config } from '../platform/config.ts';
import { countForShop } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { csrfTokenFor } from '../platform/http/csrf.ts';
import type { Jobs } from '../platform/jobs.ts';
import { bindAddressBook } from './address-book/routes.ts';
import { ProofOfWork } from './captcha/proof-of-work.ts';
import { SiteVerify } from './captcha/siteverify.ts';
import { bindEmailPreferences } from './email-preferences/routes.ts';
import { impersonationOf } from './impersonation.ts';
import type { AccountParts } from './parts.ts';
import { PasswordHasher } from './passwords/hasher.ts';
import { bindProfile } from './profile/routes.ts';
import { bindResets } from './reset/routes.ts';
import { bindSessions } from './sessions/routes.ts';
import { SignInGate } from './sign-in/gate.ts';
import { bindSignIn } from './sign-in/routes.ts';
import { customerOf } from './visitor.ts';

export interface AccountsGiven {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly flags: Flags;
  countCards(call: Call): Promise<number>;
  isClosed(): Promise<boolean>;
}

/** What the accounts work with: the configured captcha, one queue for passwords, one memory of what failed. */
export function accountParts({ database, jobs, config, flags, countCards, isClosed }: AccountsGiven): AccountParts {
  const { captcha } = config;
  const counter = countForShop(database);
  return {
    database,
    jobs,
    config,
    flags,
    countCards,
    isClosed,
    hasher: new PasswordHasher(),
    captcha: captcha ? new SiteVerify(captcha.url, captcha.secret) : new ProofOfWork(config.secret, counter),
    gate: new SignInGate(counter),
  };
}

const scriptsOf = (flags: readonly FlagName[], { scripts }: Config['vendors']): string[] =>
  flags.flatMap((flag) => (scripts as Partial<Record<FlagName, string>>)[flag] ?? []);

export function bindAccounts(api: Api, parts: AccountParts): void {
  const { database, config, flags, countCards, isClosed } = parts;
  api.bind(visitorEndpoints.getVisitor, async (_input, call) => {
    const customer = await customerOf(database.read, call);
    const impersonated = customer !== null && (await impersonationOf(database.read, call)) !== null;
    const csrfToken = csrfTokenFor(call, config.secret);
    // After the token: who has no visitor id yet is given one with it, and the flags go by that.
    const on = await flags.onFor(call);
    return {
      ok: customer !== null,
      firstName: customer?.firstName ?? '',
      impersonated,
      closed: await isClosed(),
      csrfToken,
      flags: on,
      scripts: call.optsOut || call.cookie(optOutCookie) === 'true' ? [] : scriptsOf(on, config.vendors),
      cards: await countCards(call),
    };
  });
  api.bind(visitorEndpoints.getToken, async (_input, call) => ({ ok: true as const, token: csrfTokenFor(call, config.secret) }));
  bindSignIn(api, parts);
  bindResets(api, parts);
  bindProfile(api, parts);
  bindSessions(api, parts);
  bindEmailPreferences(api, parts);
  bindAddressBook(api, parts);
}
