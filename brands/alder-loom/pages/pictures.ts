import type { AuthoredBlock, PictureByName } from '../../../contract/content/authored.ts';
import { own } from '../../../contract/values/own.ts';
import { type Authored, pictureOf } from '../../parts.ts';
import { scenes } from '../scenes.ts';

type Room = Authored<'shoppable_room'>;
type Opening = Authored<'multi_size_banner'>;

/** A room in the studio's list; an `upright` crop means that the wide one has room for text. */
interface Scene {
  readonly image: PictureByName;
  readonly upright?: PictureByName;
  readonly alt: string;
  readonly spots: Room['hot_spots'];
}

/** By name in `sample/studio/rooms`; a room appears on the pages once it is photographed. */
const photographed: Readonly<Record<string, Scene | undefined>> = scenes;

/** The most a list beside a picture can hold, and the distance (pixels of a picture 320 wide) that lets a finger hit the right spot. */
const maxSpots = 6;
const apart = 32;
const shape = 9 / 16;

/** The first spots that are not too close to an earlier one: the studio lists large pieces first. */
function spread(spots: Scene['spots']): Room['hot_spots'] {
  const kept: Scene['spots'][number][] = [];
  for (const spot of spots) {
    const isFree = kept.every(({ x, y }) => Math.hypot((spot.x - x) * 3.2, (spot.y - y) * 3.2 * shape) >= apart);
    if (isFree && kept.length < maxSpots) kept.push(spot);
  }
  return kept;
}

/** A room's picture; until it exists, that of a product in it. */
export const scene = (room: string, standIn: string): PictureByName => own(photographed, room)?.image ?? pictureOf(standIn);

/** A room for a department's menu and page; nothing until it is photographed. */
export const roomOf = (room: string): { image: PictureByName; alt: string } | undefined => own(photographed, room);

/** A banner's pictures: a room's wide and upright ones, or the product's that replaces it. */
export function stage(room: string, standIn: { handle: string; alt: string }): Opening['image_urls'] {
  const known = own(photographed, room);
  if (!known) return { desktop_background_image: pictureOf(standIn.handle), image_alt_text: standIn.alt };
  return { desktop_background_image: known.image, mobile_background_image: known.upright ?? null, image_alt_text: known.alt };
}

/** A shoppable room: the first of these that is photographed; nothing until then. `notHere` are products in it that the brand does not sell. */
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
