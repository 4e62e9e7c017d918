import { randomUUID } from 'node:crypto';
import { engagementEndpoints, engagementProblems } from '../../contract/engagement/engagement.ts';
import { ensureVisitor, visitorOf } from '../accounts/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { problemsOf } from '../platform/http/problem.ts';
import { presentCard } from './card.ts';
import { noteCardEvents } from './operations.ts';
import { countCards, findCards } from './store.ts';

const problem = problemsOf(engagementProblems);

/** More would not be read; older ones move up when newer ones are dismissed. */
const most = 30;
/** A drawer polls at most every three seconds (spec §9), and an office shares its address. */
const readLimit = { rateLimit: { max: 120, windowSeconds: 60 } };
const writeLimit = { rateLimit: { max: 60, windowSeconds: 60 } };

async function asked(database: Database, call: Call) {
  const visitor = await visitorOf(database.read, call);
  return { ownerId: visitor?.ownerId ?? null, brand: call.brand, now: call.now };
}

/** The caller's number of notifications not dismissed, for the bell. */
export const cardCounter =
  (database: Database) =>
  async (call: Call): Promise<number> =>
    Math.min(most, await countCards(database.read, await asked(database, call)));

export function mountEngagement(api: Api, { database }: { database: Database }): void {
  const note = async (call: Call, events: Parameters<typeof noteCardEvents>[2]) => {
    const { ownerId } = await ensureVisitor(database.read, call);
    await database.transact((tx) => noteCardEvents(tx, ownerId, events, call.now));
    return { ok: true as const };
  };
  api.bind(
    engagementEndpoints.getCards,
    async (_input, call) => ({ cards: (await findCards(database.read, await asked(database, call), most)).map(presentCard) }),
    readLimit,
  );
  api.bind(engagementEndpoints.logCardEvents, ({ events }, call) => note(call, events), writeLimit);
  api.bind(
    engagementEndpoints.dismissCard,
    async ({ cardId }, call) => {
      const cards = await findCards(database.read, await asked(database, call), most);
      if (!cards.some(({ id }) => id === cardId)) throw problem('card_not_found');
      return note(call, [{ eventId: randomUUID(), cardId, kind: 'dismissal', at: call.now.toISOString() }]);
    },
    writeLimit,
  );
}
