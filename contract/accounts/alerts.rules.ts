import { defineProblems } from '../api/problems.ts';

/** What who asks for an alert agrees to; it stands at the form and is kept with the alert. */
export const stockAlertConsent =
  'We’ll send one e-mail when it’s back, and use your address for nothing else. Every mail has a link that stops them.';

export const alertProblems = defineProblems({
  alert_not_found: { status: 404, message: 'This link doesn’t work. Please use the one in your latest mail from us.' },
});
