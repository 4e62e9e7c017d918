import { forgetEndedCounts } from '../platform/counting/index.ts';
import { defineJob } from '../platform/jobs.ts';
import { keptSince } from '../settings/index.ts';
import { deletePreviousEmailsLeftBefore } from './email-address/store.ts';
import type { AccountParts } from './parts.ts';
import { deleteChallengesExpiredBefore } from './passkeys/store.ts';
import { workResets } from './reset/operations.ts';
import { deleteSessionsExpiredBefore } from './sessions/store.ts';
import { deleteTokensExpiredBefore } from './tokens/store.ts';

const tidy = defineJob<Record<string, never>>('accounts.tidy');

/** Sends reset links; deletes expired sessions, links, challenges and failure counts, and earlier addresses once the e-mails to them are gone. */
export function workAccounts(parts: AccountParts): void {
  const { jobs } = parts;
  workResets(parts);
  jobs.work(tidy, async (_, now) => {
    await parts.database.transact(async (tx) => {
      await deleteSessionsExpiredBefore(tx, now);
      await deleteTokensExpiredBefore(tx, now);
      await deleteChallengesExpiredBefore(tx, now);
      await deletePreviousEmailsLeftBefore(tx, await keptSince(tx, 'emails', now));
      await forgetEndedCounts(tx);
    });
  });
  jobs.schedule(tidy, '41 3 * * *', {});
}
