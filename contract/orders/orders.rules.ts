import { defineProblems } from '../api/problems.ts';

export const orderProblems = defineProblems({
  order_not_found: { status: 404, message: 'We can’t find that order.' },
});
