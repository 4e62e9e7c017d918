import type { ContentBlock } from './blocks.schemas.ts';
import type { ShownBlock } from './page.schemas.ts';

/** Parts of content pages that promote something, by the names the reports give them. */
export const bannerKinds = {
  hero: 'Hero',
  banner: 'Banner',
  tile: 'Tile',
  countdown: 'Countdown',
  story: 'Story',
  room: 'Room',
  card: 'Store card',
} as const;
export type BannerKind = keyof typeof bannerKinds;

export interface Banner {
  readonly kind: BannerKind;
  /** Unique on a page where editors keep it so: banners of one name count together. */
  readonly name: string;
  readonly heading: string;
}

const named = (kind: BannerKind, tid: string, heading: string): Banner[] =>
  tid || heading ? [{ kind, name: tid || heading, heading: heading || tid }] : [];

/** The banner of a tile: the tracking name, or what it says. */
export const bannerOfTile = ({ tid, header_text, alt_text }: { tid: string; header_text: string; alt_text: string }): Banner[] =>
  named('tile', tid, header_text || alt_text);

/** The banners of a block: its tiles, or itself. Only what leads somewhere counts. */
export function bannersOf(block: ContentBlock | ShownBlock): Banner[] {
  switch (block.type) {
    case 'multi_size_banner':
      return block.redirect_url ? named(block.banner_size === 'hero' ? 'hero' : 'banner', block.tid, block.header_text) : [];
    case 'split_banner':
      return block.tiles.flatMap((tile) => (tile.redirect_url ? bannerOfTile(tile) : []));
    case 'countdown_banner':
      return block.banner_url.url.href ? named('countdown', block.tid, block.banner_display_text) : [];
    case 'story':
      return block.link ? named('story', block.tid, block.header_text) : [];
    case 'shoppable_room':
      return named('room', block.tid, block.header_text);
    case 'credit_strip':
      return block.link ? named('card', block.tid, block.header_text) : [];
    default:
      return [];
  }
}
