import { defineProblems } from '../api/problems.ts';

/** The consent text of a back-in-stock alert; shown at the form and stored with the alert. */
export const stockAlertConsent =
  'We’ll send one email when it’s back, and use your address for nothing else. Every email has an unsubscribe link.';

export const alertProblems = defineProblems({
  alert_not_found: { status: 404, message: 'This link doesn’t work. Please use the one in your latest email from us.' },
});
