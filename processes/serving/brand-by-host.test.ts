import { expect, test } from 'vitest';
import { brandByHost, brandOfCall } from './brand-by-host.ts';

const local = brandByHost(
  new Map([
    ['alder-loom', 'http://localhost:3000'],
    ['pip-alder', 'http://localhost:3010'],
  ]),
);
const abroad = brandByHost(
  new Map([
    ['alder-loom', 'https://shop.example'],
    ['pip-alder', 'https://pip.example'],
  ]),
);

test.each([
  ['localhost:3000', 'alder-loom'],
  ['localhost:3010', 'pip-alder'],
  ['192.168.1.7:3010', 'pip-alder'],
  ['[::1]:3010', 'pip-alder'],
  ['www.pipandalder.example', 'pip-alder'],
  ['PipAndAlder.example:8080', 'pip-alder'],
  ['nobody.example', 'alder-loom'],
  [undefined, 'alder-loom'],
])('[rulings: Names] on one machine %s belongs to %s', (host, brand) => {
  expect(local(host)).toBe(brand);
});

test.each([
  ['shop.example', 'alder-loom'],
  ['pip.example', 'pip-alder'],
  ['pip.example.evil.example', 'alder-loom'],
  ['evil.example:3010', 'alder-loom'],
])('[rulings: Names] by host name %s belongs to %s', (host, brand) => {
  expect(abroad(host)).toBe(brand);
});

test('when brands share a port, an unknown host name gets the flagship', () => {
  const brandOf = brandByHost(
    new Map([
      ['alder-loom', 'http://shop.example:8080'],
      ['pip-alder', 'http://pip.example:8080'],
    ]),
  );
  expect(['pip.example:8080', 'localhost:8080'].map(brandOf)).toEqual(['pip-alder', 'alder-loom']);
});

test('a brand without an address is not served, whatever its hosts', () => {
  expect(brandByHost(new Map([['alder-loom', 'https://shop.example']]))('pipandalder.example')).toBe('alder-loom');
});

test.each([
  [{ host: 'shop.example', tenancy: 'pip-alder' }, 'pip-alder'],
  [{ host: 'pip.example', tenancy: 'no-such-brand' }, 'pip-alder'],
  [{ host: 'pip.example' }, 'pip-alder'],
])('[§7.1 headers] a call with %o is for %s', (headers, brand) => {
  const of = brandOfCall(
    new Map([
      ['alder-loom', 'https://shop.example'],
      ['pip-alder', 'https://pip.example'],
    ]),
  );
  expect(of(headers)).toBe(brand);
});
