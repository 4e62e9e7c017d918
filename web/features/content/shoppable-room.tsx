import { useId } from 'react';
import type { ShownBlockOf } from '../../../contract/content/page.schemas.ts';
import { island } from '../../page/island.tsx';
import { product as productLink } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import { anchorOf } from './anchor.ts';
import { Frame } from './frame.tsx';
import { RoomSpot } from './room-spot.tsx';
import styles from './shoppable-room.module.css';
import { SmallCard } from './small-card.tsx';

type Room = ShownBlockOf<'shoppable_room'>;

/** Where a spot leads: its product, in the variation that stands in the room. */
const hrefOf = ({ card, product }: Room['hot_spots'][number]) => productLink(card, { variationId: product.option_id ?? undefined });

/**
 * A room in a picture with a numbered spot on each piece, and the list of the pieces beside it, or below it on phones. Spots and list are
 * links, so that neither needs script, and whoever cannot see the picture has the list.
 */
function ShoppableRoom({ block }: { block: Room }) {
  const { header_text, text, image_url, alt_text, hot_spots } = block;
  const heading = useId();
  if (!image_url) return null;
  return (
    <Frame block={block}>
      <section className={styles.room} id={anchorOf(header_text)} aria-labelledby={heading}>
        <div className={styles.scene}>
          <Image image={{ ...image_url, alt: alt_text }} span="full" className={styles.picture} />
          {hot_spots.map((spot, index) => (
            <RoomSpot key={`${spot.x} ${spot.y}`} spot={spot} number={index + 1} href={hrefOf(spot)} />
          ))}
        </div>
        <div className={styles.beside}>
          <h2 id={heading} className={styles.header}>
            {header_text}
          </h2>
          {text && <p className={styles.text}>{text}</p>}
          <ol className={styles.pieces}>
            {hot_spots.map((spot, index) => (
              <li key={`${spot.x} ${spot.y}`}>
                <SmallCard card={spot.card} href={hrefOf(spot)} number={index + 1} />
              </li>
            ))}
          </ol>
        </div>
      </section>
    </Frame>
  );
}

export default island('features/content/shoppable-room', ShoppableRoom);
