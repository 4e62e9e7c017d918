import { type Logger, pino } from 'pino';

/**
 * Structured logs, one JSON object a line on standard output. Nothing personal gets in: requests are logged by their route's
 * pattern, and what could hold a secret or a person's data is cut out here in case somebody logs it all the same.
 */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: [
        'email',
        'password',
        'token',
        'card',
        'cookie',
        'authorization',
        '*.email',
        '*.password',
        '*.token',
        '*.card',
        '*.cookie',
        '*.authorization',
        'err.parameters',
      ],
      remove: true,
    },
  });
}
