import { defineProblems } from '../problems.ts';

export const contentEditingProblems = defineProblems({
  content_invalid: { status: 400, message: 'Some fields need another look.' },
  version_conflict: { status: 409, message: 'Somebody saved this page after you opened it. Look at their version before you save yours.' },
  version_not_found: { status: 404, message: 'There is no such version.' },
  not_planned: { status: 409, message: 'This has happened already.' },
});
