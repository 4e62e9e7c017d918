/** Signs the messages of the tests' carrier; the sandbox simulates the others. */
export const carrierSecret = 'a secret of the carrier of the tests';
