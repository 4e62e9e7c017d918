import type { z } from 'zod';

/** A field's error as a plain message. The schema's own messages take precedence. */
export function inWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `Use ${issue.maximum} characters or fewer` : `Maximum ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'This field is required' : `Minimum ${issue.minimum}`;
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return 'Enter a number';
      return 'This field is required';
    case 'invalid_value':
      return 'Select one of the options';
    case 'invalid_format':
      return issue.format === 'datetime' ? 'Enter a date and time' : 'This format isn’t valid';
    default:
      return undefined;
  }
}
