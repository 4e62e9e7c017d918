/** Why the shop cannot start, in one line for whoever started it; nothing in it is a programming error, so no stack is shown. */
export class StartError extends Error {}
