import { captchaProblems } from '../api/captcha.ts';
import { collectProblems, emailProblem, newPasswordProblem, textProblem } from '../api/field-rules.ts';
import { commonProblems, defineProblems } from '../api/problems.ts';

/** Spec §5: a sign-in accepts any password; the rules are for new ones. */
export const passwordGivenProblem = (value: string): string | null =>
  value === '' ? 'Password is required' : textProblem('Password', value);

/** Spec §5, word for word, for the sign-in form. */
export const entryEmailProblem = (value: string): string | null => emailProblem(value, 'Invalid email format');

export const accountProblems = defineProblems({
  unauthorized: commonProblems.unauthorized,
  sign_in_failed: { status: 401, message: 'Email and/or password incorrect. Please try again or reset your password.' },
  too_many_attempts: { status: 429, message: 'Too many attempts. Please wait 15 minutes, or reset your password.' },
  ...captchaProblems,
  sign_in_busy: { status: 503, message: 'Sign-in is very busy right now. Please try again in a moment.' },
  email_taken: { status: 409, message: 'An account with this email already exists. Sign in, or reset your password.' },
  password_common: { status: 400, message: 'This password is too common. Please choose another one.' },
  password_needed: { status: 403, message: 'Enter this account’s password, or set a new one.' },
  password_wrong: { status: 400, message: 'Please check the fields marked below.' },
  code_needed: { status: 403, message: 'Enter the code from your authenticator app.' },
  link_invalid: { status: 410, message: 'This link has expired or has already been used. Please request a new one.' },
  session_not_found: { status: 404, message: 'This device is already signed out.' },
});

/** All errors of the sign-in form, by field. */
export const signInProblems = (typed: { email: string; password: string }) =>
  collectProblems({ email: entryEmailProblem(typed.email), password: passwordGivenProblem(typed.password) });

/** All errors of the registration form, by field. */
export const registrationProblems = (typed: { email: string; password: string }) =>
  collectProblems({ email: entryEmailProblem(typed.email), password: newPasswordProblem(typed.password) });
