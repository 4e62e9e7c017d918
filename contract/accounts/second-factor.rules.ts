import { defineProblems } from '../api/problems.ts';
import { accountProblems } from './accounts.rules.ts';

export const secondFactorProblems = defineProblems({
  ...accountProblems,
  code_wrong: { status: 400, message: 'Please check the fields marked below.' },
  codes_closed: { status: 429, message: 'Too many wrong codes. Please wait 15 minutes and try again.' },
  first_step_ended: { status: 401, message: 'Your sign-in took too long. Please enter your password again.' },
  set_up_ended: { status: 410, message: 'The setup took too long. Scan the new code below.' },
  second_factor_on: { status: 409, message: 'Two-step sign-in is already on.' },
  second_factor_off: { status: 409, message: 'Two-step sign-in is already off.' },
});
