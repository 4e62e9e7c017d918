import { defineJob } from '../platform/jobs.ts';
import type { CreditParts } from './parts.ts';
import { sweepRepayments } from './repayments.ts';

const sweep = defineJob<Record<string, never>>('credit.sweep_repayments');

/** Every minute: asks the partner again about payments whose answer was lost. */
export function workCredit(parts: CreditParts): void {
  parts.jobs.work(sweep, (_, now) => sweepRepayments(parts, now));
  parts.jobs.schedule(sweep, '* * * * *', {});
}
