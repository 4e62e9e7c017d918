import type { z } from 'zod';

const check = 'Please check this field.';
const fillIn = 'Please fill in this field.';

/**
 * The message for an input that a schema refuses without words of its own. People read it at a field (spec §5), so it names no type and no operator, as
 * zod's own messages do.
 */
export function inputWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null || issue.input === '') return fillIn;
      return issue.expected === 'number' || issue.expected === 'int' ? 'Please enter a whole number.' : check;
    case 'too_big':
      return maxWords(issue.origin, Number(issue.maximum));
    case 'too_small':
      return minWords(issue.origin, Number(issue.minimum));
    case 'invalid_value':
      return 'Please choose one of the options.';
    case 'invalid_format':
      return issue.format === 'email' ? 'Please enter a valid email address' : check;
    default:
      return check;
  }
}

function maxWords(origin: string, most: number): string {
  if (origin === 'string') return `Please use ${most} characters or fewer.`;
  if (origin === 'array' || origin === 'set') return `Please choose ${most} at most.`;
  return origin === 'date' ? 'Please enter an earlier date.' : `Please enter ${most} or less.`;
}

function minWords(origin: string, least: number): string {
  if (origin === 'string') return least <= 1 ? fillIn : `Please use ${least} characters or more.`;
  if (origin === 'array' || origin === 'set') return least <= 1 ? 'Please choose at least one.' : `Please choose at least ${least}.`;
  return origin === 'date' ? 'Please enter a later date.' : `Please enter ${least} or more.`;
}
