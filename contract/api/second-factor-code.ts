/** Six digits of an authenticator app, or a recovery code; ignores spaces and hyphens. */
export const codeProblem = (value: string): string | null => {
  const typed = value.replace(/[\s-]/g, '');
  if (typed === '') return 'Code is required';
  return /^(\d{6}|[a-z2-7]{10})$/i.test(typed) ? null : 'Enter the six-digit code from your app, or a recovery code';
};
