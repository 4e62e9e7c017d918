import { defineProblems, staffOnlyProblems, wrongFields } from '../api/problems.ts';

/** What restricted places cannot get: anything, or only items too heavy for parcel mail. */
export const restrictionScopes = ['everything', 'large'] as const;
export type RestrictionScope = (typeof restrictionScopes)[number];

/** Codes in one form. */
export const maxCodesAtOnce = 500;

/** The beginning of a ZIP code, at least its area; a Canadian code's beginning, down to a province's letter. */
const beginning = /^(\d{3,5}|[ABCEGHJ-NPRSTVXY](\d([ABCEGHJ-NPRSTV-Z](\d([ABCEGHJ-NPRSTV-Z]\d?)?)?)?)?)$/;

/** Reads codes or their beginnings, one per line or with commas: compact and in capitals, each once; and those that can't be read, as typed. */
export function readCodes(text: string): { codes: string[]; unreadable: string[] } {
  const typed = text
    .split(/[\n,;]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const compact = (one: string) => one.replace(/[\s-]/g, '').toUpperCase();
  const isReadable = (one: string) => beginning.test(compact(one));
  return { codes: [...new Set(typed.filter(isReadable).map(compact))], unreadable: typed.filter((one) => !isReadable(one)) };
}

export const restrictionProblems = defineProblems({
  ...staffOnlyProblems,
  invalid_input: wrongFields,
  restriction_not_found: { status: 404, message: 'This code is no longer restricted.' },
});
