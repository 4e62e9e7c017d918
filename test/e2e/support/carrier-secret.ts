/** What the tests' carrier signs its messages with; the others are played by the sandbox. */
export const carrierSecret = 'a secret of the carrier of the tests';
