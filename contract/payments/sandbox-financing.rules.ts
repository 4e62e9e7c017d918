import { collectProblems, postalCodeProblem, printedProblem } from '../api/field-rules.ts';
import { defineProblems } from '../api/problems.ts';

export const sandboxFinancingProblems = defineProblems({
  application_not_found: { status: 404, message: 'Not Found' },
  already_decided: { status: 409, message: 'This application has been decided.' },
});

/** A store card application as typed. Social Security number and income are used for the decision and not stored. */
export interface TypedApplication {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly addressLine1: string;
  readonly city: string;
  readonly stateRegion: string;
  readonly postalCode: string;
  readonly ssn: string;
  readonly annualIncome: string;
  readonly agrees: string;
}

const minimumAge = 18;

function birthDateProblem(value: string, now: Date): string | null {
  if (value.trim() === '') return 'Date of birth is required';
  const born = /^\d{4}-\d{2}-\d{2}$/.test(value.trim()) ? new Date(`${value.trim()}T00:00:00Z`) : null;
  if (!born || Number.isNaN(born.getTime()) || !born.toISOString().startsWith(value.trim())) return 'Please enter a valid date of birth';
  const grown = new Date(Date.UTC(born.getUTCFullYear() + minimumAge, born.getUTCMonth(), born.getUTCDate()));
  if (grown > now) return `You need to be at least ${minimumAge} years old to apply`;
  return born.getUTCFullYear() < now.getUTCFullYear() - 120 ? 'Please enter a valid date of birth' : null;
}

/** No real number begins with 666; others are refused so that no real one is ever typed here. */
function ssnProblem(value: string): string | null {
  const digits = value.replace(/[\s-]/g, '');
  if (digits === '') return 'Social Security number is required';
  if (!/^\d{9}$/.test(digits)) return 'Please enter all nine digits';
  return digits.startsWith('666') ? null : 'This is a test: please use a test number that begins with 666, never your own';
}

/** Whole dollars from what was typed: "$52,000" → 52000; null when unreadable. */
export function dollarsTyped(value: string): number | null {
  const text = value.replace(/[$,\s]/g, '').replace(/\.00?$/, '');
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

function incomeProblem(value: string): string | null {
  if (value.trim() === '') return 'Annual income is required';
  const dollars = dollarsTyped(value);
  return dollars === null || dollars === 0 ? 'Please enter your yearly income in dollars' : null;
}

/** All errors of an application, by field. */
export function applicationErrors(typed: TypedApplication, now: Date): Partial<Record<keyof TypedApplication, string>> {
  return collectProblems({
    firstName: printedProblem('First name', typed.firstName, { max: 60 }),
    lastName: printedProblem('Last name', typed.lastName, { max: 60 }),
    birthDate: birthDateProblem(typed.birthDate, now),
    addressLine1: printedProblem('Street address', typed.addressLine1, { max: 100 }),
    city: printedProblem('City', typed.city, { max: 60 }),
    stateRegion:
      typed.stateRegion.trim() === '' ? 'State is required' : /^[A-Z]{2}$/.test(typed.stateRegion) ? null : 'Please choose a state',
    postalCode: postalCodeProblem('ZIP code', typed.postalCode, 'US'),
    ssn: ssnProblem(typed.ssn),
    annualIncome: incomeProblem(typed.annualIncome),
    agrees: typed.agrees === '' ? 'Please agree to the terms to apply' : null,
  });
}
