import { defineProblems } from '../api/problems.ts';
import { staffProblems } from '../staff/staff.rules.ts';

export const settingsProblems = defineProblems({
  unauthorized: staffProblems.unauthorized,
  forbidden: staffProblems.forbidden,
  settings_changed: { status: 409, message: 'Someone else has saved these settings meanwhile. Check theirs and save yours again.' },
  settings_version_missing: { status: 404, message: 'There is no such version of these settings.' },
});
