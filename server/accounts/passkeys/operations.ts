import { createHmac } from 'node:crypto';
import { creationOptions, requestOptions } from '../../../contract/accounts/passkeys.schemas.ts';
import { maxPasskeys, type passkeyEndpoints, passkeyProblems } from '../../../contract/accounts/passkeys.ts';
import type { OutputOf, ParsedInputOf } from '../../../contract/api/endpoint.ts';
import { brandNameOf } from '../../platform/brand-names.ts';
import type { Call } from '../../platform/http/call.ts';
import { logFailedSignIn } from '../../platform/http/failed-sign-in.ts';
import { problemsOf } from '../../platform/http/problem.ts';
import { lockAccountOf } from '../access.ts';
import { provedEmailOf } from '../customer.ts';
import { queueSecurityNotice } from '../emails.ts';
import type { AccountParts } from '../parts.ts';
import type { Session } from '../sessions/index.ts';
import { type Entered, enter } from '../sign-in/operations.ts';
import { requirePassword } from '../sign-in/present-password.ts';
import { lockCustomer } from '../store.ts';
import { ownerOfCustomer } from '../visitor.ts';
import { challengeSeconds, keepChallenge, redeemChallenge } from './challenges.ts';
import { relyingPartyOf } from './relying-party.ts';
import { deletePasskey, findPasskey, findPasskeys, insertPasskey, recordUse } from './store.ts';

const problem = problemsOf(passkeyProblems);
const ceremonies = () => import('./ceremonies.ts');
const timeout = challengeSeconds * 1000;

/** The id under which authenticators keep a customer's passkeys; it tells nobody else whose they are. */
const userIdOf = (secret: string, customerId: number): Uint8Array<ArrayBuffer> =>
  new Uint8Array(createHmac('sha256', secret).update(`passkey user:${customerId}`).digest());

/** The customer's passkeys, and the host for which this brand makes them. */
export async function listPasskeys(
  { database, config }: AccountParts,
  customerId: number,
  brand: string,
): Promise<OutputOf<typeof passkeyEndpoints.list>> {
  const found = await findPasskeys(database.read, customerId);
  return {
    host: relyingPartyOf(config, brand).rpId,
    passkeys: found.map(({ passkeyId, name, rpId, createdAt, lastUsedAt }) => {
      return { passkeyId, name, host: rpId, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
    }),
  };
}

/**
 * How the browser is to make a passkey, for a customer who knows the password: whoever finds a device signed in must not add a way in that lasts.
 * Throws `password_wrong`, `too_many_passkeys`.
 */
export async function beginPasskey(
  parts: AccountParts,
  { customer: { customerId, email } }: Session,
  password: string,
  call: Call,
): Promise<OutputOf<typeof passkeyEndpoints.begin>> {
  const { database, config } = parts;
  await requirePassword(parts, customerId, { password, field: 'password' }, call);
  const known = await findPasskeys(database.read, customerId);
  if (known.length >= maxPasskeys) throw problem('too_many_passkeys');
  const { rpId } = relyingPartyOf(config, call.brand);
  const { generateRegistrationOptions, algorithms } = await ceremonies();
  const options = await generateRegistrationOptions({
    rpName: await brandNameOf(database, call.brand, call.now),
    rpID: rpId,
    userID: userIdOf(config.secret, customerId),
    userName: email,
    userDisplayName: email,
    timeout,
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.flatMap((one) => (one.rpId === rpId ? [{ id: one.credentialId, transports: one.transports }] : [])),
    // The browser offers it without being told whose it is, and it stands for both steps.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(database, { rpId, customerId }, options.challenge, call);
  return creationOptions.parse(options);
}

/** Adds a passkey that was begun within five minutes, and tells the customer. Throws `passkey_refused`, `passkey_exists`, `too_many_passkeys`. */
export async function addPasskey(
  parts: AccountParts,
  session: Session,
  { name, credential }: ParsedInputOf<typeof passkeyEndpoints.add>,
  call: Call,
): Promise<void> {
  const { database, config } = parts;
  const { customerId } = session.customer;
  const party = relyingPartyOf(config, call.brand);
  const challenge = await redeemChallenge(database, { rpId: party.rpId, customerId }, call);
  const made = challenge === null ? null : await (await ceremonies()).verifyMade(credential, challenge, party);
  if (!made) throw problem('passkey_refused');
  await database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) throw problem('unauthorized');
    if ((await findPasskeys(tx, customerId)).length >= maxPasskeys) throw problem('too_many_passkeys');
    const passkey = { ...made, customerId, name, rpId: party.rpId, transports: credential.response.transports ?? [] };
    if (!(await insertPasskey(tx, passkey, call.now))) throw problem('passkey_exists');
    await queueSecurityNotice(tx, parts, customer.email, 'passkey-added', call);
  });
}

/** Deletes one of the customer's passkeys, and tells them. Throws `passkey_not_found`. */
export async function removePasskey(parts: AccountParts, session: Session, passkeyId: number, call: Call): Promise<void> {
  await parts.database.transact(async (tx) => {
    const customer = await lockAccountOf(tx, session);
    if (!customer) throw problem('unauthorized');
    if (!(await deletePasskey(tx, customer.customerId, passkeyId))) throw problem('passkey_not_found');
    await queueSecurityNotice(tx, parts, customer.email, 'passkey-deleted', call);
  });
}

/** How the browser is to ask for a passkey of this brand's host; which one, its owner chooses there. */
export async function beginSignIn({ database, config }: AccountParts, call: Call): Promise<OutputOf<typeof passkeyEndpoints.beginSignIn>> {
  const { rpId } = relyingPartyOf(config, call.brand);
  const { generateAuthenticationOptions } = await ceremonies();
  const options = await generateAuthenticationOptions({ rpID: rpId, timeout, userVerification: 'required' });
  await keepChallenge(database, { rpId, customerId: null }, options.challenge, call);
  return requestOptions.parse(options);
}

/**
 * Signs in with a passkey, which is something one has and, verified by the device, something one is or knows: both steps. Returns the new session's
 * token. Throws `passkey_failed`, whatever the reason.
 */
export async function signInWithPasskey(
  { database, config }: AccountParts,
  { credential }: ParsedInputOf<typeof passkeyEndpoints.signIn>,
  call: Call,
): Promise<Entered> {
  const party = relyingPartyOf(config, call.brand);
  const challenge = await redeemChallenge(database, { rpId: party.rpId, customerId: null }, call);
  const passkey = await findPasskey(database.read, credential.id, party.rpId);
  const counter = challenge !== null && passkey ? await (await ceremonies()).verifySigned(credential, challenge, party, passkey) : null;
  const entered =
    passkey && counter !== null
      ? await database.transact(async (tx) => {
          const customer = await lockCustomer(tx, passkey.customerId);
          if (!customer || !(await recordUse(tx, passkey.passkeyId, counter, call.now))) return null;
          return { token: await enter(tx, customer, call), provedEmail: provedEmailOf(customer) };
        })
      : null;
  if (entered) return entered;
  logFailedSignIn(call, { account: passkey && ownerOfCustomer(passkey.customerId), reason: 'wrong_passkey' });
  throw problem('passkey_failed');
}
