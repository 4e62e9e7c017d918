import { defineJob } from '../platform/jobs.ts';

/** Every minute: holds that ran out are deleted, and pages learn that the units are back. */
export const sweepHolds = defineJob<Record<string, never>>('catalog.sweep_holds');
