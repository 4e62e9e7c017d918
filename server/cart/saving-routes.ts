import { guestSavedEndpoints, savedEndpoints } from '../../contract/saved/saved.ts';
import { ensureVisitor } from '../accounts/index.ts';
import type { Tx } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { showSaved } from '../saved/index.ts';
import { loadCart } from './operations.ts';
import { type CartParts, present } from './routes.ts';
import { type Move, moveToCart, saveForLater } from './saving.ts';
import type { NamedCampaign } from './standing.ts';

/** Far more than a person clicks in a minute; keeps scripts from filling the database. */
const limit = { rateLimit: { max: 240, windowSeconds: 60 } };

interface SavingParts extends CartParts {
  /** Throws when the visitor has no access to saved items. */
  assertOn(call: Call): Promise<void>;
}

type Given = Omit<Move, 'ownerId' | 'listUuid'> & { saveForLaterUuid?: string | null | undefined };

/** Endpoints that move items between cart and saved list, at both addresses (spec §7.4). Each returns both sides. */
export function bindSaving(api: Api, parts: SavingParts): void {
  const { database, assertOn } = parts;
  const db = database.read;
  const moving = (operation: (tx: Tx, move: Move, now: Date) => Promise<number>) => async (given: Given & NamedCampaign, call: Call) => {
    await assertOn(call);
    const { ownerId } = await ensureVisitor(db, call);
    const { saveForLaterUuid: listUuid, campaignId, restrictionToken, ...move } = given;
    const moved = await database.transact((tx) => operation(tx, { ...move, ownerId, listUuid }, call.now));
    const cart = await loadCart(db, { ownerId }, call.now);
    return {
      ...(await showSaved(db, ownerId, call)),
      moved,
      cart: cart && (await present(parts, call, cart, { campaignId, restrictionToken })),
    };
  };
  for (const endpoints of [savedEndpoints, guestSavedEndpoints]) {
    api.bind(endpoints.save, moving(saveForLater), limit);
    api.bind(endpoints.toCart, moving(moveToCart), limit);
  }
}
