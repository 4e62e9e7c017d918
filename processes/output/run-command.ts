import { ConfigError } from '../../server/platform/config/config.ts';
import { DatabaseUnavailable } from '../../server/platform/db/index.ts';
import { codeOf, errorOf } from '../../server/platform/errors.ts';
import { Problem } from '../../server/platform/http/problem.ts';
import { StartError } from '../../server/platform/start-error.ts';

/** The command was called wrongly, or lacks what it needs. */
export class UsageError extends Error {}

/** The shop refuses what was asked. */
export class Refusal extends Error {}

type ErrorClass = abstract new (...given: never[]) => Error;

/** What else a command expects: the shop refuses what was asked, or the command cannot do it. */
interface Expected {
  readonly refused?: readonly ErrorClass[];
  readonly failed?: readonly ErrorClass[];
}

const refusals: readonly ErrorClass[] = [Refusal, Problem];
/** A `SyntaxError` is of a file that should be JSON. */
const failures: readonly ErrorClass[] = [UsageError, ConfigError, StartError, DatabaseUnavailable, SyntaxError];

/** Runs a command. It exits with 1 when refused, 2 when it could not run; an expected error is its message, any other shows its stack. */
export async function runCommand(main: () => Promise<void>, expected: Expected = {}): Promise<void> {
  try {
    await main();
  } catch (thrown) {
    const { shown, exitCode } = endOf(errorOf(thrown), expected);
    console.error(shown);
    process.exitCode = exitCode;
  }
}

/** How a command ends by an error: what it shows, and its exit code. */
export function endOf(error: Error, { refused = [], failed = [] }: Expected = {}): { shown: unknown; exitCode: 1 | 2 } {
  const isOf = (classes: readonly ErrorClass[]) => classes.some((one) => error instanceof one);
  if (isOf([...refusals, ...refused])) return { shown: error.message, exitCode: 1 };
  // Of the system, such as a file that is missing, and of wrong options.
  const isTold = isOf([...failures, ...failed]) || /^(E[A-Z]+$|ERR_PARSE_ARGS)/.test(codeOf(error) ?? '');
  return { shown: isTold ? error.message : error, exitCode: 2 };
}
