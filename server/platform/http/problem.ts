import type { ProblemDeclaration } from '../../../contract/api/problems.ts';

/** An expected failure: a code declared by the contract, with status and message (spec §8). Anything else is a logged 500. */
export class Problem extends Error {
  readonly code: string;
  readonly statusCode: number;
  readonly details: Record<string, unknown> | undefined;
  readonly fields: Record<string, string> | undefined;

  constructor(code: string, declaration: ProblemDeclaration, details?: Record<string, unknown>, fields?: Record<string, string>) {
    super(declaration.message);
    this.name = 'Problem';
    this.code = code;
    this.statusCode = declaration.status;
    this.details = details;
    this.fields = fields;
  }
}

/**
 * Binds a domain's declared problems to a constructor:
 * `const problem = problemsOf(cartProblems); throw problem('out_of_stock', { available: 0 })`.
 */
export function problemsOf<Code extends string>(declared: Readonly<Record<Code, ProblemDeclaration>>) {
  return (code: Code, details?: Record<string, unknown>, fields?: Record<string, string>): Problem =>
    new Problem(code, declared[code], details, fields);
}

/** What a check says of a field: what is wrong with it, or nothing. */
export type Fault = string | false | null | undefined;

/** Throws what `problem` makes of all faults, by field, if there is any. */
export function refuseFaults(checked: Readonly<Record<string, Fault>>, problem: (fields: Record<string, string>) => Problem): void {
  const faults = Object.entries(checked).filter((entry): entry is [string, string] => Boolean(entry[1]));
  if (faults.length > 0) throw problem(Object.fromEntries(faults));
}
