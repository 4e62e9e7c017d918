import { expect, it } from 'vitest';
import { textOf } from './bytes-of.ts';

const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

it.each([
  ['UTF-8', Buffer.from('Café,1')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFCafé,1')],
  ['UTF-16 LE', Buffer.from('\uFEFFCafé,1', 'utf16le')],
  ['UTF-16 BE', swapped(Buffer.from('\uFEFFCafé,1', 'utf16le'))],
  ['zero bytes', Buffer.from('Ca\0fé,1')],
])('[§8 uploads] reads a file of %s', (_, bytes) => {
  expect(textOf(bytes)).toBe('Café,1');
});
