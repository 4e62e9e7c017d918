import { defineProblems } from '../api/problems.ts';

export const contentProblems = defineProblems({
  /** Spec §7.6. */
  page_not_supported: { status: 404, message: 'Page not supported' },
  /** The delivery access header is missing or wrong. */
  no_access: { status: 401, message: 'Unauthorized' },
  preview_over: { status: 404, message: 'This preview is over. Ask its editor for another link.' },
  query_unreadable: { status: 400, message: 'This query cannot be read.' },
});
