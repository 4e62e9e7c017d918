import { defineProblems, staffOnlyProblems } from '../api/problems.ts';

/** Levels of the tree, the department included; a path in an import file has as many. */
export const mostLevels = 5;

/** What can name a category beside products. */
export const categoryNamings = ['brand', 'content', 'menu', 'promotion', 'redirect', 'rules'] as const;
export type CategoryNaming = (typeof categoryNamings)[number];

/** Where a category goes among those with the same parent. */
export const orderSteps = ['up', 'down'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const categoryProblems = defineProblems({
  ...staffOnlyProblems,
  category_not_found: { status: 404, message: 'There is no such category.' },
  category_wrong: { status: 400, message: 'Some fields need your attention.' },
  category_changed: { status: 409, message: 'This category was changed while you were editing it.' },
});
