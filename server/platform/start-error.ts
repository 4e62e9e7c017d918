/** Why the shop cannot start, in one line. It is not a programming error, so no stack is shown. */
export class StartError extends Error {}
