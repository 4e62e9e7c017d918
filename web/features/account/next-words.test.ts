import { describe, expect, it } from 'vitest';
import { nextWords } from './next-words.ts';

const days = { earliest: '2026-12-01', latest: '2026-12-01' };

describe('[§2.9] what is next with an order, in words', () => {
  it.each([
    [{ kind: 'arrives', ...days, isDelayed: false }, 'Arrives Tue, Dec 1'],
    [{ kind: 'arrives', ...days, latest: '2026-12-03', isDelayed: true }, 'Delayed, now arrives Tue, Dec 1 – Thu, Dec 3'],
    [{ kind: 'return_until', at: '2026-12-24T17:00:00.000Z' }, 'Return window ends Dec 24'],
    [{ kind: 'refund', cents: 8412 }, 'Refund of $84.12 on its way'],
    [{ kind: 'return_approved', nothingToSend: false, wish: 'refund' }, 'Return approved. See how to send it back'],
    [{ kind: 'return_approved', nothingToSend: true, wish: 'refund' }, 'Return approved. Your refund comes next'],
    [{ kind: 'return_approved', nothingToSend: true, wish: 'replacement' }, 'Return approved. Your replacement comes next'],
    [{ kind: 'delayed', isToShip: true }, 'Delayed. We’ll email you when it ships'],
    [{ kind: 'delayed', isToShip: false }, 'Delayed. We’ll email you the new date'],
    [{ kind: 'return_sent' }, 'Your return is on its way back'],
    [{ kind: 'return_requested' }, 'Customer care contacts you within 24 hours'],
  ] as const)('%j is “%s”', (next, words) => expect(nextWords(next, 'USD')).toBe(words));
});
