import { defineProblems, notFound, staffOnlyProblems } from '../api/problems.ts';

export const staffProblems = defineProblems({
  ...staffOnlyProblems,
  staff_sign_in_failed: { status: 401, message: 'Email and/or password incorrect. Please try again.' },
  code_wrong: { status: 401, message: 'This code is wrong or has expired. Wait for the next one and try again.' },
  staff_too_many_attempts: { status: 429, message: 'Too many attempts. Please wait 15 minutes and try again.' },
  owner_link_invalid: { status: 410, message: 'This shop already has an owner. Sign in, or ask an administrator for a set-up link.' },
  set_up_link_invalid: { status: 410, message: 'This link has expired or has already been used. Ask an administrator for a new one.' },
  staff_password_common: { status: 400, message: 'This password is too common. Please choose another one.' },
  staff_email_taken: { status: 409, message: 'A staff member with this email already exists.' },
  last_administrator: { status: 409, message: 'The shop needs at least one administrator. Make someone else an administrator first.' },
  member_not_found: notFound('staff member'),
});
