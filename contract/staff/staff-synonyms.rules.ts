import { defineProblems, meanwhileProblems, staffOnlyProblems } from '../api/problems.ts';

export const synonymProblems = defineProblems({
  ...staffOnlyProblems,
  ...meanwhileProblems,
  synonym_wrong: { status: 400, message: 'Some fields need your attention.' },
  synonym_known: { status: 409, message: 'This synonym already exists.' },
  synonym_not_found: { status: 404, message: 'This synonym has been deleted.' },
});
