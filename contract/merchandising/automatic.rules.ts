/** Most rules of one automatic category. */
export const maxRules = 20;

/** Matching products that a preview shows. */
export const shownMatches = 8;

/** Whether a product must match every rule or one of them. */
export const ruleMatches = ['all', 'any'] as const;

/** Highest age in days of what counts as new. */
export const maxDaysNew = 730;
