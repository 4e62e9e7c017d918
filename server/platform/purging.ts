import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterCommit, type Database, type Tx } from './db/index.ts';

/** Tags of what has changed, or everything, when it cannot be known. */
export type Purge = readonly string[] | 'everything';
/** `renew`: what is kept may be answered for a few seconds more, while new is made. */
export type How = 'forget' | 'renew';
type Hear = (purge: Purge, from: 'here' | 'elsewhere', how: How) => void;

const channel = 'mantel_purge';
/** Bytes of one message; PostgreSQL takes 8,000. */
const longestMessage = 7_000;
/** Told along, so that a process does not purge twice what it has purged itself. */
const own = randomUUID().slice(0, 8);
const hearers = new Set<Hear>();

/** Has everything kept under these tags forgotten, in every process, once the transaction has committed. Tags have no blanks. */
export function purge(tx: Tx, tags: readonly string[]): Promise<void> {
  return tell(tx, tags, 'forget');
}

/** The same for what changes in bulk: who asks meanwhile need not wait for the database that is busy with the change. */
export function renew(tx: Tx, tags: readonly string[]): Promise<void> {
  return tell(tx, tags, 'renew');
}

async function tell(tx: Tx, tags: readonly string[], how: How): Promise<void> {
  const messages = messagesOf(tags, how);
  await sql`select pg_notify(${channel}, message) from unnest(${messages}::text[]) as m(message)`.execute(tx);
  afterCommit(tx, () => tellAll(tags, 'here', how));
}

/** Binds what keeps something under tags in this process; answers a function that unbinds it. */
export function onPurge(hear: Hear): () => void {
  hearers.add(hear);
  return () => {
    hearers.delete(hear);
  };
}

/** Lets this process hear of purges by others; where it may have missed some, everything is purged. Answers a function that stops it. */
export function hearPurges(database: Database): Promise<() => Promise<void>> {
  return database.listen(channel, {
    heard: (message) => {
      const [from, how, ...tags] = message.split(' ');
      if (from !== own) tellAll(tags, 'elsewhere', how === 'renew' ? 'renew' : 'forget');
    },
    missed: () => tellAll('everything', 'elsewhere', 'forget'),
  });
}

function tellAll(what: Purge, from: 'here' | 'elsewhere', how: How): void {
  for (const hear of hearers) hear(what, from, how);
}

/** Messages of bounded length that name all the tags: who tells, how, and the tags. */
export function messagesOf(tags: readonly string[], how: How): string[] {
  const messages: string[] = [];
  const head = `${own} ${how}`;
  let message = head;
  for (const tag of new Set(tags)) {
    if (message.length + tag.length + 1 > longestMessage) {
      messages.push(message);
      message = head;
    }
    message += ` ${tag}`;
  }
  return [...messages, message];
}
