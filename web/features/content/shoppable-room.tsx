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

/** A spot's link: its product in the variation shown. */
const hrefOf = ({ card, product }: Room['hot_spots'][number]) => productLink(card, { variationId: product.option_id ?? undefined });

/**
 * A room with a numbered spot on each item, and the list of items beside it (below it on phones). Spots and list are links: neither needs script, and
 * the list serves visitors who cannot see the picture.
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
