import { describe, expect, it } from 'vitest';
import { type ContentBlock, contentBlock } from '../../../contract/content/blocks.schemas.ts';
import { boundariesOf, isVisible } from './visible.ts';

const now = new Date('2026-11-27T12:00:00Z');
const [before, at, after] = ['2026-11-27T11:59:59Z', '2026-11-27T12:00:00Z', '2026-11-27T12:00:01Z'] as const;
const text = (dates: object, visibility: object = {}): ContentBlock =>
  contentBlock.parse({ type: 'text_block', html: '<p>x</p>', visibility_dates: dates, visibility });
const countdown = (given: object): ContentBlock =>
  contentBlock.parse({
    type: 'countdown_banner',
    banner_display_text: 'x',
    banner_url: { url: { href: '/deals', title: 'x' } },
    countdown_timer_dates: { timer_end_date: after },
    ...given,
  });

describe('[§3 content blocks] visibility', () => {
  it.each([
    ['without dates', text({}), true],
    ['from this moment on', text({ visible_start_date: at }), true],
    ['from later on', text({ visible_start_date: after }), false],
    ['until later', text({ visible_end_date: after }), true],
    ['until this moment', text({ visible_end_date: at }), false],
    ['between two moments', text({ visible_start_date: before, visible_end_date: after }), true],
    ['by a date of another zone', text({ visible_start_date: '2026-11-27T07:00:00-05:00' }), true],
    ['a countdown by its own dates', countdown({ banner_visibility_dates: { visible_end_date: at } }), false],
    ['a countdown that is switched off', countdown({ banner_enabled: false }), false],
    ['a countdown whose timer is over, while its dates last', countdown({ countdown_timer_dates: { timer_end_date: before } }), true],
    ['not on the website', text({}, { show_on_website: false }), false],
    ['not in the app', text({}, { show_on_native_app: false }), true],
  ])('%s: %#', (_, block, visible) => {
    expect(isVisible(block, now, 'website')).toBe(visible);
  });

  it('changes when dates and timers begin and end, each once, in order', () => {
    const blocks = [
      text({ visible_start_date: before, visible_end_date: '2026-12-01T00:00:00Z' }),
      text({ visible_start_date: after, visible_end_date: '2026-11-30T19:00:00-05:00' }),
      countdown({ countdown_timer_dates: { timer_start_date: at, timer_end_date: '2026-11-28T00:00:00Z' } }),
    ];
    expect(boundariesOf(blocks, now).map((moment) => moment.toISOString())).toEqual([
      '2026-11-27T12:00:01.000Z',
      '2026-11-28T00:00:00.000Z',
      '2026-12-01T00:00:00.000Z',
    ]);
  });
});
