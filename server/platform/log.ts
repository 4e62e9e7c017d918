import { type DestinationStream, type Logger, pino } from 'pino';
import { scrubbed } from '../../contract/values/scrub.ts';

/** Never logged, at any depth. */
const secretNames = /^(e-?mail|cookie|set-cookie|authorization|card|parameters|query)$|password|token|secret|securitycode|cvc|cvv/i;
const deepest = 6;

/**
 * Structured logs, one JSON object per line on standard output. Nothing personal: requests are logged by route pattern, and fields that could hold
 * secrets or personal data are removed here in case somebody logs them.
 */
export function createLog(level: string, to?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    // The result of `cleaned` is logged unchanged.
    serializers: { err: (error: unknown) => error },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label: string) => ({ level: label }),
      log: (entry: object) => cleanedFields(entry, deepest),
    },
  };
  return to ? pino(options, to) : pino(options);
}

function cleaned(value: unknown, depth: number): unknown {
  if (value instanceof Error) return safeError(value, depth);
  if (Array.isArray(value)) return depth > 0 ? value.map((item) => cleaned(item, depth - 1)) : '[…]';
  if (!isPlain(value)) return value;
  if (depth === 0) return '{…}';
  return cleanedFields(value, depth);
}

function cleanedFields(value: object, depth: number): Record<string, unknown> {
  const kept = Object.entries(value).filter(([name]) => !secretNames.test(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, cleaned(inner, depth - 1)]));
}

const isPlain = (value: unknown): value is object => {
  const prototype = typeof value === 'object' && value !== null && Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Only an error's names and codes: a database's details quote row values. */
function safeError(error: Error, depth: number): object {
  const told = ['code', 'constraint', 'table', 'statusCode'].map((name): [string, unknown] => [name, Reflect.get(error, name)]);
  return {
    type: error.constructor.name,
    message: scrubbed(error.message, 2000),
    stack: scrubbed(error.stack ?? '', 8000),
    ...Object.fromEntries(told.filter(([, value]) => value !== undefined)),
    ...(error.cause instanceof Error && depth > 0 && { cause: safeError(error.cause, depth - 1) }),
  };
}
