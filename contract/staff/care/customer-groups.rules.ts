import { changedByOthers, defineProblems, notFound } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const customerGroupProblems = defineProblems({
  ...staffProblems,
  group_changed: changedByOthers('group'),
  group_not_found: notFound('group'),
  group_exists: { status: 409, message: 'A group with this name already exists.' },
  customer_not_found: { status: 404, message: 'No account has this number or email.' },
});
