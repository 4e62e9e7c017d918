import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Named by the real day, and made without opening the shop. */
const withoutShop = ['backup.ts'];

it.each(readdirSync(import.meta.dirname).filter((name) => /^[\w-]+\.ts$/.test(name) && !withoutShop.includes(name)))(
  'the command %s goes by the shop’s clock, which the time machine moves: a link it prints is not expired',
  (name) => {
    expect(readFileSync(join(import.meta.dirname, name), 'utf8')).not.toContain('new Date()');
  },
);
