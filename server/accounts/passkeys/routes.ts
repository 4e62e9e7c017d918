import { passkeyEndpoints } from '../../../contract/accounts/passkeys.ts';
import type { Api } from '../../platform/http/api.ts';
import type { AccountParts } from '../parts.ts';
import { keepEntered } from '../sign-in/routes.ts';
import { requireCustomer, requireSession } from '../visitor.ts';
import { addPasskey, beginPasskey, beginSignIn, listPasskeys, removePasskey, signInWithPasskey } from './operations.ts';

const ok = { ok: true } as const;
/** Signatures cannot be guessed; this stops the load of trying, and of challenges nobody answers. */
const limit = { rateLimit: { max: 30, windowSeconds: 60 } };

export function bindPasskeys(api: Api, parts: AccountParts): void {
  const db = parts.database.read;
  api.bind(passkeyEndpoints.list, async (_input, call) => listPasskeys(parts, (await requireCustomer(db, call)).customerId, call.brand));
  api.bind(
    passkeyEndpoints.begin,
    async ({ password }, call) => beginPasskey(parts, await requireSession(db, call), password, call),
    limit,
  );
  api.bind(
    passkeyEndpoints.add,
    async (given, call) => {
      await addPasskey(parts, await requireSession(db, call), given, call);
      return ok;
    },
    limit,
  );
  api.bind(passkeyEndpoints.remove, async ({ passkeyId }, call) => {
    await removePasskey(parts, await requireSession(db, call), passkeyId, call);
    return ok;
  });
  api.bind(passkeyEndpoints.beginSignIn, async (_input, call) => beginSignIn(parts, call), limit);
  api.bind(
    passkeyEndpoints.signIn,
    async (given, call) => {
      const { token, provedEmail } = await signInWithPasskey(parts, given, call);
      keepEntered(call, token, parts.config.secret, provedEmail);
      return ok;
    },
    limit,
  );
}
