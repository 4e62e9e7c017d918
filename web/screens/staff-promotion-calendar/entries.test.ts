import { expect, it } from 'vitest';
import { agendaOf, entriesOf } from './entries.ts';
import { monthOf } from './month.ts';

const promotion = (promotionId: number, startsAt: string, endsAt: string | null) => ({
  promotionId,
  startsAt,
  endsAt,
  name: `Promotion ${promotionId}`,
  state: 'active' as const,
  brands: [],
  neverWith: [],
});
const campaign = (campaignId: string, promotionId: number | null) => ({
  campaignId,
  promotionId,
  name: campaignId,
  brand: null,
  startsAt: '2026-11-10T05:00:00Z',
  endsAt: '2026-11-12T05:00:00Z',
});

const entries = entriesOf({
  promotions: [promotion(1, '2026-10-01T04:00:00Z', '2026-11-11T05:00:00Z'), promotion(2, '2026-11-10T05:00:00Z', null)],
  campaigns: [campaign('TEXTS', null), campaign('FRIDAY', 1), campaign('OTHER', 3)],
});

it('[look: staff console] the calendar has each promotion’s campaigns below it, and the others last', () => {
  expect(entries.map(({ name, href }) => [name, href])).toEqual([
    ['Promotion 1', '/staff/promotions/1'],
    ['FRIDAY', '/staff/promotions/1?campaign=FRIDAY'],
    ['Promotion 2', '/staff/promotions/2'],
    ['TEXTS', null],
    ['OTHER', '/staff/promotions/3?campaign=OTHER'],
  ]);
});

it('[look: staff console] the agenda has what begins and what ends, by day', () => {
  const agenda = agendaOf(entries, monthOf('2026-11', new Date()), [{ day: '2026-11-30', variations: 4 }]);
  const names = (all: readonly { name: string }[]) => all.map(({ name }) => name).join(', ');
  expect(agenda.map(({ day, starts, ends, saleEnds }) => [day, names(starts), names(ends), saleEnds])).toEqual([
    [null, 'Promotion 1', '', 0],
    ['2026-11-10', 'FRIDAY, Promotion 2, TEXTS, OTHER', 'Promotion 1', 0],
    ['2026-11-11', '', 'FRIDAY, TEXTS, OTHER', 0],
    ['2026-11-30', '', '', 4],
  ]);
});
