import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentBlock } from '../../../contract/content/blocks.schemas.ts';
import CountdownBanner from '../../features/content/countdown-banner.tsx';
import { latestTurn } from './latest-turn.ts';

const begins = '2026-11-23T00:00:00-05:00';
const ends = '2026-11-29T00:00:00-05:00';
const countdown = contentBlock.parse({
  type: 'countdown_banner',
  banner_display_text: 'Black Friday week',
  banner_url: { url: { href: '/black-friday-sale', title: 'Have a look' } },
  countdown_timer_dates: { timer_start_date: begins, timer_end_date: ends },
});
if (countdown.type !== 'countdown_banner') throw new Error('another block');
const block = countdown;
const blocks = [contentBlock.parse({ type: 'text_block', html: '<p>Hello</p>' }), block];
const at = (moment: string) => latestTurn(blocks, Date.parse(moment));

describe('[§3 countdown banner] the rendering moment of a page', () => {
  test('is its countdowns’ latest change, whenever it is rendered before the next', () => {
    expect(at('2026-11-22T12:00:00Z')).toBe(0);
    expect(at(begins)).toBe(Date.parse(begins));
    expect(at('2026-11-27T12:00:00Z')).toBe(Date.parse(begins));
    expect(at('2027-01-01T00:00:00Z')).toBe(Date.parse(ends));
    expect(latestTurn([], Date.now())).toBe(0);
  });

  test.each(['2026-11-22T12:00:00Z', begins, '2026-11-27T12:00:00Z', ends, '2026-12-01T00:00:00Z'])('shows what %s shows', (moment) => {
    const html = (madeAt: number) => renderToStaticMarkup(<CountdownBanner block={block} madeAt={madeAt} />);
    expect(html(at(moment))).toBe(html(Date.parse(moment)));
  });
});
