import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../../server/platform/config/config.ts';
import { Problem } from '../../server/platform/http/problem.ts';
import { endOf, Refusal, UsageError } from './run-command.ts';

class Taken extends Error {}

const thrownBy = (work: () => unknown): Error => {
  try {
    work();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown');
};

describe('[architecture: going live] a command', () => {
  it.each([
    ['the shop’s refusal', new Refusal('No.'), 'No.'],
    ['a problem of the contract', new Problem('gone', { status: 404, message: 'Gone.' }), 'Gone.'],
    ['a refusal of its own', new Taken('Taken.'), 'Taken.'],
  ])('exits with 1 and a message for %s', (_, error, shown) => {
    expect(endOf(error, { refused: [Taken] })).toEqual({ shown, exitCode: 1 });
  });

  it.each([
    ['wrong usage', new UsageError('Usage: …')],
    ['a wrong setting', new ConfigError('PORT: …')],
    ['a failure of its own', new Taken('Taken.')],
    ['a missing file', thrownBy(() => readFileSync('/nowhere/at/all'))],
    ['an unknown option', thrownBy(() => parseArgs({ args: ['--unknown'] }))],
    ['a file that is not JSON', thrownBy(() => JSON.parse('{'))],
  ])('exits with 2 and a message for %s', (_, error) => {
    expect(endOf(error, { failed: [Taken] })).toEqual({ shown: error.message, exitCode: 2 });
  });

  it.each([
    ['an error', new Error('x')],
    ['an error of the language', thrownBy(() => Buffer.from(1 as never))],
    ['another command’s refusal', new Taken('Taken.')],
  ])('exits with 2 and the stack for %s, which is a fault of the program', (_, error) => {
    expect(endOf(error)).toEqual({ shown: error, exitCode: 2 });
  });
});
