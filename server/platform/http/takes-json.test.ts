import { expect, it } from 'vitest';
import { takesJson } from './takes-json.ts';

it.each([
  [undefined, true],
  ['', true],
  ['*/*', true],
  ['application/json', true],
  ['text/html,application/xhtml+xml,*/*;q=0.8', true],
  ['application/*;q=0.5', true],
  ['application/problem+json', true],
  ['text/csv, Application/JSON; charset=utf-8; q=0.1', true],
  ['application/json;q=lots', true],
  ['text/html', false],
  ['application/xml, text/*', false],
  ['application/json;q=0, */*', false],
  ['*/*;q=0.0', false],
])('[§8 406] “%s” takes JSON: %s', (accept, takes) => {
  expect(takesJson(accept)).toBe(takes);
});
