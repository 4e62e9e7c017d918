import { changedByOthers, defineProblems, notFound, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** Levels of the tree, the department included; a path in an import file has as many. */
export const maxLevels = 5;

/** What can name a category beside products. */
export const categoryNamings = ['brand', 'content', 'menu', 'promotion', 'redirect', 'rules'] as const;
export type CategoryNaming = (typeof categoryNamings)[number];

/** Where a category goes among those with the same parent. */
export const orderSteps = ['up', 'down'] as const;
export type OrderStep = (typeof orderSteps)[number];

export const categoryProblems = defineProblems({
  ...staffOnlyProblems,
  category_not_found: notFound('category'),
  invalid_input: wrongFields,
  category_changed: changedByOthers('category'),
});
