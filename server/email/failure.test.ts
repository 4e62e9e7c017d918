import { describe, expect, it } from 'vitest';
import { failureOf, isPassing, reasonOf } from './failure.ts';

const fault = (parts: object) => Object.assign(new Error('to ada@example.com'), parts);

describe('[§7.6 e-mails] why an e-mail could not be sent', () => {
  it.each([
    [fault({ code: 'EENVELOPE', responseCode: 550 }), '550', 'refused'],
    [fault({ code: 'EMESSAGE', responseCode: 451 }), '451', 'later'],
    [fault({ code: 'EAUTH', responseCode: 535 }), '535', 'sign_in'],
    [fault({ code: 'EAUTH' }), 'EAUTH', 'sign_in'],
    [fault({ code: 'EENVELOPE' }), 'EENVELOPE', 'address'],
    [fault({ code: 'ECONNREFUSED' }), 'ECONNREFUSED', 'unreachable'],
    [fault({ code: 'to ada@example.com' }), 'unknown', 'unreachable'],
    [fault({ code: `E${'X'.repeat(99)}` }), 'unknown', 'unreachable'],
    [new Error('to ada@example.com'), 'unknown', 'unreachable'],
    ['ada@example.com', 'unknown', 'unreachable'],
  ])('is a code without personal data: %s', (error, code, reason) => {
    expect(failureOf(error)).toBe(code);
    expect(reasonOf(code)).toBe(reason);
  });

  it.each([
    ['451', true],
    ['535', true],
    ['ETIMEDOUT', true],
    ['550', false],
    ['EENVELOPE', false],
  ])('%s: another try may succeed: %s', (code, passes) => {
    expect(isPassing(code)).toBe(passes);
  });
});
