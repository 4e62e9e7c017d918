import type { z } from 'zod';

const kinds: ReadonlyMap<string, string> = new Map([
  ['string', 'text'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
]);

/** What a fault of a record says after its field's name, where the schema has no words of its own: "name: has more than 200 characters". */
export function recordWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds.get(issue.expected) ?? issue.expected}`;
    case 'too_big':
      return tooBig(issue.origin, String(issue.maximum));
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'is empty' : `must be ${issue.minimum} or more`;
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'has a form that is not known';
    case 'unrecognized_keys':
      return `has fields that are not known: ${issue.keys.join(', ')}`;
    default:
      return 'is not written as it must be';
  }
}

function tooBig(origin: string, most: string): string {
  if (origin === 'string') return `has more than ${most} characters`;
  return origin === 'array' ? `has more than ${most} entries` : `must be ${most} or less`;
}
