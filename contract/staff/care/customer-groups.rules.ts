import { defineProblems, meanwhileProblems } from '../../api/problems.ts';
import { staffProblems } from '../staff.ts';

export const customerGroupProblems = defineProblems({
  ...staffProblems,
  ...meanwhileProblems,
  group_not_found: { status: 404, message: 'Group not found.' },
  group_exists: { status: 409, message: 'There is a group with this name already.' },
  member_unknown: { status: 404, message: 'No account has this number or email.' },
});
