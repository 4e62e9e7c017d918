import { changedByOthers, defineProblems } from '../api/problems.ts';

export const flagEditingProblems = defineProblems({
  wrong_setting: { status: 400, message: 'This feature is on pages that are cached for everyone, so it can only be on or off.' },
  flag_changed: changedByOthers('feature'),
});
