import { refundDays } from '../../orders/cancelling.rules.ts';
import { answeredSoon } from '../../returns/returns.rules.ts';
import type { EmailDefaults } from './email-defaults.rules.ts';

const ofReturn = ['caseNumber', 'orderNumber', 'firstName'] as const;
const whichCase = 'Case {caseNumber}, order {orderNumber}.';

/** E-mails about a return, by its news. */
export const returnEmails = {
  'return-requested': {
    title: 'Return requested',
    placeholders: [...ofReturn, 'outcome'],
    subject: 'Return Requested: case {caseNumber}',
    heading: 'Return Requested',
    opening: [whichCase, answeredSoon, 'Once the return is complete, {outcome}.'].join('\n'),
  },
  'return-approved': {
    title: 'Return approved',
    placeholders: ofReturn,
    subject: 'Your return is approved: case {caseNumber}',
    heading: 'Your return is approved',
    opening: whichCase,
  },
  'return-declined': {
    title: 'Return declined',
    placeholders: ofReturn,
    subject: 'We couldn’t accept your return: case {caseNumber}',
    heading: 'We couldn’t accept your return',
    opening: [whichCase, 'We’ve looked at your request and can’t accept this return.'].join('\n'),
  },
  'return-reminder': {
    title: 'Reminder to send a return',
    placeholders: ofReturn,
    subject: 'Time to send your return: case {caseNumber}',
    heading: 'Time to send your return',
    opening: [whichCase, 'We haven’t heard of your return on its way back yet.'].join('\n'),
  },
  'return-received': {
    title: 'Return received',
    placeholders: [...ofReturn, 'outcome'],
    subject: 'We’ve received your return: case {caseNumber}',
    heading: 'We’ve received your return',
    opening: [whichCase, 'Your items are here. Once we’ve checked them, {outcome}.'].join('\n'),
  },
  'return-refunded': {
    title: 'Return refunded',
    placeholders: [...ofReturn, 'amount', 'payment'],
    subject: 'Refund of {amount} on its way: case {caseNumber}',
    heading: 'Refund of {amount} on its way',
    opening: [whichCase, `We’re refunding {amount} to {payment}. It takes ${refundDays} to show on your statement.`].join('\n'),
  },
  'return-replaced': {
    title: 'Return replaced',
    placeholders: [...ofReturn, 'replacementNumber'],
    subject: 'Your replacement is on order: case {caseNumber}',
    heading: 'Your replacement is on order',
    opening: [whichCase, 'Your replacement is order {replacementNumber}, at no charge. We’ll email you when it ships.'].join('\n'),
  },
  'return-closed': {
    title: 'Return closed without a refund',
    placeholders: ofReturn,
    subject: 'Your return is closed: case {caseNumber}',
    heading: 'Your return is closed',
    opening: [whichCase, 'This return is closed without a refund.'].join('\n'),
  },
  'return-expired': {
    title: 'Return expired',
    placeholders: ofReturn,
    subject: 'Your return has expired: case {caseNumber}',
    heading: 'Your return has expired',
    opening: [
      whichCase,
      'The items didn’t arrive in time, so there is no refund for this return. If you’ve sent them, please call Customer Care.',
    ].join('\n'),
  },
} as const satisfies Record<string, EmailDefaults>;
