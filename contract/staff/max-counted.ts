/** Counting what a list of the console has stops here: a larger number helps nobody, and takes time. */
export const maxCounted = 10_000;
