import { expect, it } from 'vitest';
import { z } from 'zod';
import { quantity } from '../../../contract/cart/cart.schemas.ts';
import { wholeNumber } from '../../../contract/values/numbers.schemas.ts';
import { inputWords } from './input-words.ts';

const messageOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input, { error: inputWords }).error?.issues[0]?.message;

it.each([
  ['a quantity above the most', quantity, 100, 'You can order up to 99 of an item.'],
  ['a quantity below one', quantity, 0, 'Please enter 1 or more.'],
  ['a quantity that is no number', quantity, 'two', 'Please enter a whole number.'],
  ['half a number', wholeNumber(), 1.5, 'Please enter a whole number.'],
  ['a number above the most', wholeNumber({ max: 7 }), 8, 'Please enter 7 or less.'],
  ['nothing', z.string(), undefined, 'Please fill in this field.'],
  ['an empty text', z.string().min(1), '', 'Please fill in this field.'],
  ['a short text', z.string().min(3), 'ab', 'Please use 3 characters or more.'],
  ['a long text', z.string().max(3), 'abcd', 'Please use 3 characters or fewer.'],
  ['an empty list', z.array(z.string()).min(1), [], 'Please choose at least one.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'Please choose 1 at most.'],
  ['another choice', z.enum(['a', 'b']), 'c', 'Please choose one of the options.'],
  ['no email', z.email(), 'ann', 'Please enter a valid email address'],
  ['no id', z.uuid(), 'ann', 'Please check this field.'],
  ['a text for a list', z.array(z.string()), 'ann', 'Please check this field.'],
  ['an unknown key', z.strictObject({}), { a: 1 }, 'Please check this field.'],
])('[§5] answers %s without a schema’s words', (_, schema, input, message) => {
  expect(messageOf(schema, input)).toBe(message);
});

it('[§5] keeps a schema’s own words', () => {
  expect(messageOf(z.string().max(1, 'One letter.'), 'ab')).toBe('One letter.');
});
