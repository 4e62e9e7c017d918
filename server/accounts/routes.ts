import { commonProblems } from '../../contract/api/problems.ts';
import type { FlagName } from '../../contract/flags/flags.ts';
import { optOutCookie } from '../../contract/visitor/consent.ts';
import { visitorEndpoints } from '../../contract/visitor/visitor.ts';
import type { Flags } from '../flags/index.ts';
import type { Captcha } from '../platform/captcha/index.ts';
import type { Config } from '../platform/config/config.ts';
import { countForShop } from '../platform/counting/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { csrfTokenFor } from '../platform/http/csrf.ts';
import { problemsOf } from '../platform/http/problem.ts';
import type { Jobs } from '../platform/jobs.ts';
import { bindAddressBook } from './address-book/routes.ts';
import { noteLoginSkipped, noteVisitor } from './client-storage.ts';
import { bindEmailAddress } from './email-address/routes.ts';
import { bindEmailPreferences } from './email-preferences/routes.ts';
import { keepGuest } from './guest.ts';
import { impersonationOf } from './impersonation.ts';
import type { AccountParts } from './parts.ts';
import { bindPasskeys } from './passkeys/routes.ts';
import { PasswordHasher } from './passwords/hasher.ts';
import { bindProfile } from './profile/routes.ts';
import { bindResets } from './reset/routes.ts';
import { bindSecondFactor } from './second-factor/routes.ts';
import { keepSession, sessionOf } from './sessions/index.ts';
import { bindSessions } from './sessions/routes.ts';
import { SignInGate } from './sign-in/gate.ts';
import { bindSignIn } from './sign-in/routes.ts';
import { customerOf } from './visitor.ts';

const problem = problemsOf(commonProblems);

export interface AccountsGiven {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly config: Config;
  readonly flags: Flags;
  readonly captcha: Captcha;
  countCards(call: Call): Promise<number>;
  isClosed(): Promise<boolean>;
}

/** What the accounts share: one queue for passwords, one count of failures. */
export function accountParts({ database, jobs, config, flags, captcha, countCards, isClosed }: AccountsGiven): AccountParts {
  const counter = countForShop(database);
  return {
    database,
    jobs,
    config,
    flags,
    countCards,
    isClosed,
    hasher: new PasswordHasher(),
    captcha,
    gate: new SignInGate(counter),
  };
}

const scriptsOf = (flags: readonly FlagName[], vendors: Config['vendors']): string[] => {
  const scripts: Partial<Record<FlagName, string>> = vendors.scripts;
  return flags.flatMap((flag) => scripts[flag] ?? []);
};

export function bindAccounts(api: Api, parts: AccountParts): void {
  const { database, config, flags, countCards, isClosed } = parts;
  api.bind(visitorEndpoints.getVisitor, async (_input, call) => {
    const customer = await customerOf(database.read, call);
    const impersonated = customer !== null && (await impersonationOf(database.read, call)) !== null;
    noteVisitor(call, customer?.customerId ?? null);
    const csrfToken = csrfTokenFor(call, config.secret);
    // After the token, because a visitor without an id gets one with it, and flags depend on that id.
    const on = await flags.onFor(call);
    return {
      ok: customer !== null,
      customerId: customer?.customerId ?? null,
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
  api.bind(visitorEndpoints.skipLogin, async (_input, call) => {
    noteLoginSkipped(call);
    return { ok: true as const };
  });
  api.bind(visitorEndpoints.keepBearer, async (_input, call) => {
    const session = await sessionOf(database.read, call);
    if (call.bearer && session) keepSession(call, call.bearer, Math.ceil((session.expiresAt.getTime() - call.now.getTime()) / 1000));
    else if (call.bearer && !keepGuest(call)) throw problem('unauthorized');
    return { ok: true as const };
  });
  bindSignIn(api, parts);
  bindResets(api, parts);
  bindProfile(api, parts);
  bindEmailAddress(api, parts);
  bindSecondFactor(api, parts);
  bindPasskeys(api, parts);
  bindSessions(api, parts);
  bindEmailPreferences(api, parts);
  bindAddressBook(api, parts);
}
