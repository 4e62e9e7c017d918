import type { Config } from '../platform/config/config.ts';
import { defineJob, type Jobs } from '../platform/jobs.ts';
import { sandboxCarriers } from '../shipments/index.ts';
import { type ExpiringParts, expireReturns } from './desk/expiring.ts';
import { pickUpReturns, remindOfReturns } from './desk/following.ts';
import { returnCarrier } from './label.ts';
import { forgetPhotos, type PhotoParts } from './photos/operations.ts';

const expire = defineJob<Record<string, never>>('returns.expire');
const remind = defineJob<Record<string, never>>('returns.remind');
const forget = defineJob<Record<string, never>>('returns.forget_photos');
const pickUp = defineJob<Record<string, never>>('returns.pick_up_in_sandbox');

type FollowingParts = ExpiringParts &
  Pick<PhotoParts, 'privateMedia'> & { readonly config: Pick<Config, 'sandboxAllowed' | 'carrierSecrets'> };

/** Expires overdue returns and reminds of those due soon, every hour; deletes old photos every night; the sandbox carrier picks up then, too. */
export function workReturns(parts: FollowingParts & { jobs: Jobs }): void {
  const { jobs } = parts;
  jobs.work(expire, (_, now) => expireReturns(parts, now));
  jobs.schedule(expire, '25 * * * *', {});
  jobs.work(remind, (_, now) => remindOfReturns(parts, now));
  jobs.schedule(remind, '35 * * * *', {});
  jobs.work(forget, (_, now) => forgetPhotos(parts, now));
  jobs.schedule(forget, '52 3 * * *', {});
  if (!sandboxCarriers(parts.config).includes(returnCarrier)) return;
  jobs.work(pickUp, (_, now) => pickUpReturns(parts, now));
  jobs.schedule(pickUp, '45 * * * *', {});
}
