import type { AuthoredBlock, PictureByName } from '../../../contract/content/authored.ts';
import { own } from '../../../contract/values/own.ts';
import { type Authored, pictureOf } from '../../parts.ts';
import { scenes } from '../scenes.ts';

type Room = Authored<'shoppable_room'>;
type Opening = Authored<'multi_size_banner'>;

/** A room as the studio lists it; an `upright` cut means that the wide one leaves room for words. */
interface Scene {
  readonly image: PictureByName;
  readonly upright?: PictureByName;
  readonly alt: string;
  readonly spots: Room['hot_spots'];
}

/** By the names of `sample/studio/rooms`; rooms join as they are photographed, and the pages show them from then on. */
const photographed: Readonly<Record<string, Scene | undefined>> = scenes;

/** As many as a list beside a picture holds, and so far apart (pixels of a picture 320 wide) that a finger hits the one it means. */
const mostSpots = 6;
const apart = 32;
const shape = 9 / 16;

/** The first spots that are not too near to one before them: the studio lists the large pieces first. */
function spread(spots: Scene['spots']): Room['hot_spots'] {
  const kept: Scene['spots'][number][] = [];
  for (const spot of spots) {
    const isFree = kept.every(({ x, y }) => Math.hypot((spot.x - x) * 3.2, (spot.y - y) * 3.2 * shape) >= apart);
    if (isFree && kept.length < mostSpots) kept.push(spot);
  }
  return kept;
}

/** A room's picture; as long as there is none, that of a product which will stand in it. */
export const scene = (room: string, standIn: string): PictureByName => own(photographed, room)?.image ?? pictureOf(standIn);

/** A room for a department's menu and page; nothing as long as it is not photographed. */
export const roomOf = (room: string): { image: PictureByName; alt: string } | undefined => own(photographed, room);

/** The pictures of a banner: a room's wide and upright ones, or the product's that stands in for it. */
export function stage(room: string, standIn: { handle: string; alt: string }): Opening['image_urls'] {
  const known = own(photographed, room);
  if (!known) return { desktop_background_image: pictureOf(standIn.handle), image_alt_text: standIn.alt };
  return { desktop_background_image: known.image, mobile_background_image: known.upright ?? null, image_alt_text: known.alt };
}

/**
 * A room to shop from: the first of these that is photographed; nothing as long as none is. `notHere` are products in it that the brand does not sell.
 */
export function shoppable(
  rooms: readonly string[],
  words: Pick<Room, 'header_text' | 'text' | 'tid'>,
  notHere: readonly string[] = [],
): AuthoredBlock[] {
  const [found] = rooms.flatMap((room) => own(photographed, room) ?? []);
  if (!found) return [];
  const { image, alt, spots } = found;
  return [
    {
      type: 'shoppable_room',
      margins: { top: 'large', bottom: 'large' },
      ...words,
      image_url: image,
      alt_text: alt,
      hot_spots: spread(spots.filter(({ product }) => !('handle' in product && notHere.includes(product.handle)))),
    },
  ];
}
