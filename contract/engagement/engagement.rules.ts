import { defineProblems } from '../api/problems.ts';

/** Maximum events per call. */
export const maxCardEvents = 100;

export const engagementProblems = defineProblems({
  card_not_found: { status: 404, message: 'This notification no longer exists.' },
});
