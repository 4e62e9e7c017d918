import { changedByOthers, defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';

export const settingsProblems = defineProblems({
  ...staffOnlyProblems,
  settings_changed: changedByOthers('settings'),
  settings_version_not_found: notFound('version'),
});
