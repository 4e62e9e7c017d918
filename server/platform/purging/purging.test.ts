import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messagesOf } from './purging.ts';

test('names every tag in messages of a size PostgreSQL accepts', () => {
  const tags = fc.array(
    fc.nat({ max: 2_147_483_647 }).map((id) => `product:${id}`),
    { maxLength: 2000 },
  );
  fc.assert(
    fc.property(tags, (given) => {
      const messages = messagesOf('here', given, 'renew');
      expect(messages.every((message) => Buffer.byteLength(message) < 8000)).toBe(true);
      expect(messages.flatMap((message) => message.split(' ').slice(2))).toEqual([...new Set(given)]);
    }),
    { numRuns: 20 },
  );
});
