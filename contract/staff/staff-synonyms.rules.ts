import { defineProblems } from '../api/problems.ts';
import { staffProblems } from './staff.ts';

export const synonymProblems = defineProblems({
  unauthorized: staffProblems.unauthorized,
  forbidden: staffProblems.forbidden,
  synonym_wrong: { status: 400, message: 'Some fields need your attention.' },
  synonym_known: { status: 409, message: 'This synonym already exists.' },
  synonym_not_found: { status: 404, message: 'This synonym has been deleted.' },
});
