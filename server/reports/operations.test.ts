import { describe, expect, it, vi } from 'vitest';
import { noteError, noteViolations } from './operations.ts';

const log = () => ({ warn: vi.fn() });

describe('[§7.6 report-error]', () => {
  it('logs what happened and where, without personal data', () => {
    const { warn } = log();
    noteError(
      { message: 'no user ann@example.com', url: 'https://shop.example/cart?zip=17111', stack: 'at f (https://shop.example/a.js?x=1)' },
      { warn },
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { fault: { message: 'no user [e-mail]', stack: 'at f (https://shop.example/a.js)', source: '' }, page: '/cart' },
      'error in a browser',
    );
  });

  it.each(['Script error.', 'script error'])('[§8] ignores "%s"', (message) => {
    const { warn } = log();
    noteError({ message, url: '/' }, { warn });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('[§7.6 violation reports]', () => {
  it.each([
    [
      'report-uri',
      {
        'csp-report': {
          'document-uri': 'https://shop.example/cart?zip=1',
          'effective-directive': 'script-src-elem',
          'blocked-uri': 'https://evil.example/x.js?u=1',
        },
      },
    ],
    [
      'report-to',
      [
        { type: 'deprecation', body: { id: 'x' } },
        {
          type: 'csp-violation',
          body: {
            documentURL: 'https://shop.example/cart',
            effectiveDirective: 'script-src-elem',
            blockedURL: 'https://evil.example/x.js',
          },
        },
      ],
    ],
  ])('are read in the form of %s', (_, body) => {
    const { warn } = log();
    noteViolations(body, { warn });
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { violation: { page: '/cart', directive: 'script-src-elem', blocked: 'https://evil.example/x.js', source: '' } },
      'security policy violated',
    );
  });

  it.each([
    ['an extension’s script', { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'chrome-extension' } }],
    [
      'an extension’s doing',
      { 'csp-report': { 'effective-directive': 'style-src', 'blocked-uri': 'inline', 'source-file': 'moz-extension://a' } },
    ],
    ['anything else', { hello: 'world' }],
    ['nothing', null],
    ['a text', 'x'],
    ['a list of nothing', [null, 3]],
  ])('of %s are ignored', (_, body) => {
    const { warn } = log();
    noteViolations(body, { warn });
    expect(warn).not.toHaveBeenCalled();
  });

  it('are limited in number', () => {
    const { warn } = log();
    noteViolations(
      Array.from({ length: 500 }, () => ({ type: 'csp-violation', body: { effectiveDirective: 'img-src' } })),
      { warn },
    );
    expect(warn).toHaveBeenCalledTimes(20);
  });
});
