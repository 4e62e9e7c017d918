import { defineProblems, staffOnlyProblems } from '../api/problems.ts';

export const settingsProblems = defineProblems({
  ...staffOnlyProblems,
  settings_changed: { status: 409, message: 'Someone else has saved these settings meanwhile. Check theirs and save yours again.' },
  settings_version_missing: { status: 404, message: 'There is no such version of these settings.' },
});
