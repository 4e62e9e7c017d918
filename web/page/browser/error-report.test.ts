import { describe, expect, it } from 'vitest';
import { reportOf } from './error-report.ts';

const thrown = (message: string, stack = 'at add (https://shop.example/assets/a.js:1:2)') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}` });

describe('[§8] uncaught errors', () => {
  it('are reported with what happened and where', () => {
    expect(reportOf(thrown('x is undefined'), 'https://shop.example/assets/a.js:1:2', '/cart')).toEqual({
      message: 'TypeError: x is undefined',
      url: '/cart',
      stack: expect.stringContaining('at add'),
      source: 'https://shop.example/assets/a.js:1:2',
    });
    expect(reportOf('a text was thrown', undefined, '/')).toEqual({ message: 'a text was thrown', url: '/' });
    expect(reportOf(undefined, undefined, '/')).toEqual({ message: 'undefined', url: '/' });
  });

  it.each([
    ['of another site’s script', 'Script error.', undefined],
    ['of a list that is measured while it grows', thrown('ResizeObserver loop completed with undelivered notifications.'), undefined],
    ['of a visitor who went on', new DOMException('The user aborted a request.', 'AbortError'), undefined],
    ['of a lost connection', thrown('Failed to fetch'), undefined],
    ['of an extension', thrown('x is undefined', 'at chrome-extension://abc/content.js:1:2'), undefined],
    ['of an extension’s file', 'x is undefined', 'moz-extension://abc/content.js:1:2'],
  ])('%s are ignored', (_, error, source) => {
    expect(reportOf(error, source, '/')).toBeNull();
  });

  it('never contain what was typed into a password or card field, nor a link’s token', () => {
    const error = thrown('cannot read "hun ter?2" of field', 'at f (https://shop.example/password-reset?token=abc)');
    const report = reportOf(error, undefined, '/login/hun%20ter%3F2', ['hun ter?2']);
    expect(report?.message).toBe('TypeError: cannot read "[secret]" of field');
    expect(JSON.stringify(report)).not.toMatch(/hun.*ter|abc/);
    expect(reportOf(thrown('no card 4242 4242 4242 4242'), undefined, '/')?.message).toBe('TypeError: no card [number]');
  });

  it('are cut to the shop’s limits', () => {
    const report = reportOf(thrown('x'.repeat(5000), 'y'.repeat(20_000)), 'z'.repeat(5000), '/'.repeat(5000));
    expect([report?.message.length, report?.stack?.length, report?.source?.length, report?.url.length]).toEqual([2000, 10_000, 2000, 2000]);
  });
});
