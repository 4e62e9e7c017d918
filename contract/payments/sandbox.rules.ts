import { defineProblems } from '../api/problems.ts';

export const sandboxProblems = defineProblems({
  challenge_not_found: { status: 404, message: 'Not Found' },
});
