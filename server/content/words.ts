import type { z } from 'zod';

/** What is wrong with a field, in an editor's words; what a schema says itself goes before. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `At most ${issue.maximum} characters` : `At most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'Fill this in' : `At least ${issue.minimum}`;
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return 'A number';
      return 'Fill this in';
    case 'invalid_value':
      return 'Choose one of these';
    case 'invalid_format':
      return issue.format === 'datetime' ? 'A day and a time' : 'Not in the form that is expected here';
    default:
      return undefined;
  }
}
