/** The form action that gives up a payment waiting at the bank. */
export const payAnotherWay = 'pay-another-way';
