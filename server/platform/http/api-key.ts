/** The beginning of every API key, by which people and scanners of source code recognise one. */
export const apiKeyStart = 'mantel_';

const shape = /^mantel_[A-Za-z0-9_-]{43}$/;

/** Whether a bearer token is an API key and no session. */
export const isApiKey = (bearer: string | null): bearer is string => bearer !== null && shape.test(bearer);
