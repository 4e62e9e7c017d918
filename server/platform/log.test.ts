import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

function logged(entry: object): string {
  const lines: string[] = [];
  createLog('info', { write: (line) => void lines.push(line) }).info(entry, 'what happened');
  return lines.join('');
}

describe('[§9 production] the log', () => {
  it.each([
    ['a field of a form', { body: { form: { newPassword: 'hunter2!' } } }],
    ['a list', { attempts: [{ password: 'hunter2!' }] }],
    ['an error’s words', { err: new Error('refused {"password":"hunter2!"}') }],
    ['what a parser quotes', { err: new SyntaxError('Unexpected token h, "hunter2!" is not valid JSON') }],
    ['a cause', { err: new Error('failed', { cause: new Error('password=hunter2!') }) }],
    [
      'what a database tells of a row',
      { err: Object.assign(new Error('taken'), { detail: 'Key (x)=(hunter2!)', parameters: ['hunter2!'] }) },
    ],
    ['a header', { headers: { authorization: 'Bearer hunter2!' } }],
  ])('never contains a password from %s', (_, entry) => {
    const line = logged(entry);
    expect(line).toContain('what happened');
    expect(line).not.toContain('hunter2');
  });

  it('keeps what helps to find a fault', () => {
    const entry = JSON.parse(
      logged({ err: Object.assign(new TypeError('x is undefined'), { code: '23505' }), endpoint: 'cart.get', at: 3 }),
    );
    expect(entry).toMatchObject({
      level: 'info',
      endpoint: 'cart.get',
      at: 3,
      err: { type: 'TypeError', message: 'x is undefined', code: '23505' },
    });
    expect(entry.err.stack).toContain('log.test.ts');
  });
});
