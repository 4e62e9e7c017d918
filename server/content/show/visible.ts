import type { ContentBlock } from '../../../contract/content/blocks.schemas.ts';
import type { VisibleDates } from '../../../contract/content/parts.schemas.ts';
import type { Channel } from '../../platform/http/caller/channel.ts';

/** The period in which a block is shown; countdown banners have their own field names for it (spec §3). */
const datesOf = (block: ContentBlock): VisibleDates =>
  block.type === 'countdown_banner' ? block.banner_visibility_dates : block.visibility_dates;

/** Whether a block is shown at a moment (start inclusive, end exclusive) on this channel. */
export function isVisible(block: ContentBlock, now: Date, channel: Channel): boolean {
  const { show_on_website, show_on_native_app } = block.visibility;
  if (!(channel === 'website' ? show_on_website : show_on_native_app)) return false;
  if (block.type === 'countdown_banner' && !block.banner_enabled) return false;
  const { visible_start_date: start, visible_end_date: end } = datesOf(block);
  return (start === null || new Date(start) <= now) && (end === null || now < new Date(end));
}

/** The moments after `now` at which a block appears, disappears, or its clock starts or stops; ascending, without duplicates. */
export function boundariesOf(blocks: readonly ContentBlock[], now: Date): Date[] {
  const moments = blocks.flatMap((block) => {
    const { visible_start_date, visible_end_date } = datesOf(block);
    const timer = block.type === 'countdown_banner' ? block.countdown_timer_dates : null;
    return [visible_start_date, visible_end_date, timer?.timer_start_date, timer?.timer_end_date];
  });
  const times = moments.flatMap((moment) => (moment ? new Date(moment).getTime() : [])).filter((time) => time > now.getTime());
  return [...new Set(times)].sort((a, b) => a - b).map((time) => new Date(time));
}
