import type { AuthoredBlock } from '../contract/content/authored.ts';
import { type Authored, after, before, during, pictureOf } from './parts.ts';
import type { Season } from './seasons.ts';

interface Opening {
  readonly header_text: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

interface Stage {
  /** The picture behind or beside the text: a room's, or a product's by handle. */
  readonly picture: string | Authored<'multi_size_banner'>['image_urls'];
  readonly eyebrow: string;
  /** Light text for dark pictures. */
  readonly tone?: Authored<'multi_size_banner'>['text_tone'];
}

/** A sale's opening in its three states: before and after the sale it says so, and where to go instead. */
export function openings(
  season: Season,
  { picture, eyebrow, tone = 'light' }: Stage,
  states: { before: Opening; during: Opening; after: Opening },
): AuthoredBlock[] {
  const dates = { before: before(season), during: during(season), after: after(season) };
  return (['before', 'during', 'after'] as const).map((state) => {
    const { header_text, text, href, action } = states[state];
    return {
      type: 'multi_size_banner',
      banner_size: 'large',
      text_tone: tone,
      margins: { top: 'small', bottom: 'medium' },
      visibility_dates: dates[state],
      eyebrow,
      header_text,
      text,
      redirect_url: href,
      call_to_action: action,
      image_urls: typeof picture === 'string' ? { desktop_background_image: pictureOf(picture) } : picture,
    };
  });
}
