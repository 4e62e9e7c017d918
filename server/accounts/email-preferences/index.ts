import { family } from '../../../brands/family.ts';
import { commonProblems } from '../../../contract/api/problems.ts';
import { manageEmail } from '../../../contract/urls/shop.ts';
import { deleteSuppression } from '../../email/index.ts';
import type { Db, Tx } from '../../platform/db/index.ts';
import { emit } from '../../platform/events.ts';
import type { Call } from '../../platform/http/call.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { isSame, sign } from '../../platform/signing.ts';
import { emailKey } from '../customer.ts';
import { queueAccountEmail } from '../emails.ts';
import { unsubscribed } from '../events.ts';
import type { AccountParts } from '../parts.ts';
import { checkDemand } from '../sign-in/check.ts';
import { customerOf } from '../visitor.ts';
import { findBrands, insertBrand, saveBrand } from './store.ts';

const problem = problemsOf(commonProblems);
const brandKeys = (): string[] => family.map(({ key }) => key);

/** A token that opens the preferences of one address. Part of every e-mail that recipients can stop; it does not expire. */
const preferencesToken = (secret: string, email: string): string => sign(secret, 'email-preferences', emailKey(email));

/** Lets a brand write to an address. `isProved`: its owner asks; anybody else may begin this, but not where the owner has ended it. */
export const subscribe = (tx: Tx, email: string, isProved: boolean, brand: string, now: Date): Promise<void> =>
  isProved ? saveBrand(tx, email, brand, true, now) : insertBrand(tx, email, brand, now);

/** Whether a brand may send unsolicited e-mails to an address. E-mails about orders and accounts need no consent. */
export const mayWriteTo = async (db: Db, email: string, brand: string): Promise<boolean> => (await findBrands(db, email)).includes(brand);

/** The path of the page where an address's preferences are changed, from its own e-mail. */
export const preferencesPath = (secret: string, email: string): string => manageEmail({ email, token: preferencesToken(secret, email) });

export interface Preferences {
  readonly email: string;
  readonly siteTypes: string[];
}

/** The address whose preferences this visitor may change: the e-mail's, or the account's verified one. */
async function ownAddress(parts: AccountParts, email: string | undefined, token: string | undefined, call: Call): Promise<string | null> {
  if (email && token && isSame(token, preferencesToken(parts.config.secret, email))) return email;
  const customer = await customerOf(parts.database.read, call);
  return customer?.emailVerified && (!email || emailKey(email) === emailKey(customer.email)) ? customer.email : null;
}

/** An address, with what proves that it is the visitor's; without one, the account's. */
interface Claim {
  readonly email?: string | undefined;
  readonly token?: string | undefined;
}

export async function getPreferences(parts: AccountParts, asked: Claim, call: Call): Promise<Preferences | null> {
  const email = await ownAddress(parts, asked.email, asked.token, call);
  return email === null ? null : { email, siteTypes: await chosenBrands(parts.database.read, email) };
}

async function chosenBrands(db: Db, email: string): Promise<string[]> {
  const chosen = new Set(await findBrands(db, email));
  return brandKeys().filter((brand) => chosen.has(brand));
}

/** Stops what the brand that is called writes to an address, and nothing else (RFC 8058). Throws `not_found` where the address is not the visitor's. */
export async function leaveBrand(parts: AccountParts, { email, token }: Claim, call: Call): Promise<void> {
  const own = await ownAddress(parts, email, token, call);
  if (own === null) throw problem('not_found');
  await parts.database.transact((tx) => saveBrand(tx, own, call.brand, false, call.now));
}

/**
 * Sets the brands that may write. For the owner it applies at once (true). For other visitors the address gets an e-mail whose link applies the
 * choice (false), so that no one subscribes or unsubscribes another person. Without `siteTypes`, who subscribes adds the brand asked to those chosen
 * before. A brand that is closed at present, which no page shows, keeps what was chosen unless the choice names it or is empty. Throws `invalid_input`
 * for an unknown brand, and `captcha_required` where a network has had many e-mails sent.
 */
export async function savePreferences(
  parts: AccountParts,
  asked: {
    email: string;
    isSubscribed: boolean;
    siteTypes?: readonly string[] | undefined;
    token?: string | undefined;
    captcha?: string | undefined;
  },
  call: Call,
): Promise<boolean> {
  const own = await ownAddress(parts, asked.email, asked.token, call);
  const wanted = asked.siteTypes ?? [...(await chosenBrands(parts.database.read, own ?? asked.email)), call.brand];
  const chosen = new Set(asked.isSubscribed ? wanted : []);
  if ([...chosen].some((key) => !brandKeys().includes(key))) throw problem('invalid_input');
  if (own !== null) {
    await parts.database.transact(async (tx) => {
      const before = await findBrands(tx, own);
      for (const { key, isClosed } of family) {
        if (isClosed && chosen.size > 0 && !chosen.has(key)) continue;
        await saveBrand(tx, own, key, chosen.has(key), call.now);
      }
      // Whoever chooses a brand anew wants e-mails, whatever bounced or was complained of; whoever only leaves some does not.
      if ([...chosen].some((key) => !before.includes(key))) await deleteSuppression(tx, own);
      if (chosen.size === 0) await emit(tx, unsubscribed, { email: own });
    });
    return true;
  }
  await checkDemand(parts, call, await parts.gate.beforeEmail(call.network), asked.captcha);
  if (!(await parts.gate.mayEmail('email-preferences', emailKey(asked.email)))) return false;
  const path = manageEmail({
    email: asked.email,
    token: preferencesToken(parts.config.secret, asked.email),
    choice: [...chosen].join(',') || 'none',
  });
  await parts.database.transact((tx) => queueAccountEmail(tx, parts, { to: asked.email, kind: 'email-preferences', path }, call));
  return false;
}
