import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { contentBlock } from '../../../contract/content/blocks.schemas.ts';
import CountdownBanner from './countdown-banner.tsx';

const parsed = contentBlock.parse({
  type: 'countdown_banner',
  banner_display_text: 'Black Friday week',
  banner_url: { url: { href: '/black-friday-sale', title: 'Have a look' } },
  countdown_timer_dates: { timer_start_date: '2026-11-23T00:00:00-05:00', timer_end_date: '2026-11-29T00:00:00-05:00' },
});

if (parsed.type !== 'countdown_banner') throw new Error('another block');
const block = parsed;

/** As rendered by the server at a moment. */
function at(moment: string): string {
  return renderToStaticMarkup(<CountdownBanner block={block} madeAt={Date.parse(moment)} />);
}

describe('[§3 countdown banner] without script', () => {
  test('says when before its timer starts, without a clock', () => {
    expect(at('2026-11-22T12:00:00Z')).toContain('Begins Monday, November 23 at 12:00 AM EST');
    expect(at('2026-11-22T12:00:00Z')).not.toContain('role="timer"');
  });

  test('names the last minute of its last day while running, with room for the clock', () => {
    expect(at('2026-11-27T12:00:00Z')).toContain('Ends Saturday, November 28 at 11:59 PM EST');
    expect(at('2026-11-27T12:00:00Z')).toContain('role="timer"');
  });

  test('disappears when the time is up', () => {
    expect(at('2026-11-29T05:00:00Z')).toBe('');
  });

  test('opens a new tab where the editor chose so: on desktops, on phones, or both', () => {
    const tabs = (open_new_tab_desktop_: boolean, open_new_tab_mobile_: boolean) => {
      const html = renderToStaticMarkup(
        <CountdownBanner
          block={{ ...block, banner_url: { ...block.banner_url, open_new_tab_desktop_, open_new_tab_mobile_ } }}
          madeAt={Date.parse('2026-11-27T12:00:00Z')}
        />,
      );
      return [...html.matchAll(/<a class="([^"]*)"[^>]*>/g)].map(([tag, name]) => [
        /onPhone|onDesktop/.exec(name ?? '')?.[0],
        tag.includes('_blank'),
      ]);
    };
    expect(tabs(false, false)).toEqual([[undefined, false]]);
    expect(tabs(true, true)).toEqual([[undefined, true]]);
    expect(tabs(true, false)).toEqual([
      ['onPhone', false],
      ['onDesktop', true],
    ]);
    expect(tabs(false, true)).toEqual([
      ['onPhone', true],
      ['onDesktop', false],
    ]);
  });
});
