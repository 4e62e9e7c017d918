import { changedByOthers, defineProblems, staffOnlyProblems, wrongFields } from '../api/problems.ts';

export const synonymProblems = defineProblems({
  ...staffOnlyProblems,
  synonym_changed: changedByOthers('synonym'),
  invalid_input: wrongFields,
  synonym_known: { status: 409, message: 'This synonym already exists.' },
  synonym_not_found: { status: 404, message: 'This synonym has been deleted.' },
});
