import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { island } from '../../page/island.tsx';
import { Play } from '../../ui/icons/icons-goods.tsx';
import { anchorOf } from './anchor.ts';
import { BannerPicture } from './banner-picture.tsx';
import { Frame } from './frame.tsx';
import { Film, VideoModal } from './video-modal.tsx';
import styles from './video-tile-grid.module.css';

type Tile = BlockOf<'video_tile_grid'>['tiles'][number];

/** The fragment that names a tile's film. */
const idOf = ({ title, video_url }: Tile): string => `film-${anchorOf(title) ?? anchorOf(video_url)}`;

/**
 * The video tile grid (spec §3). With script a film plays in a modal; a tile clicked before hydration leaves its name in the address, and its film
 * plays as soon as possible. Without script the link leads to the tile with the native player.
 */
function VideoTileGrid({ block }: { block: BlockOf<'video_tile_grid'> }) {
  const { header_text, tiles } = block;
  const Heading = header_text ? 'h3' : 'h2';
  const [shown, setShown] = useState<Tile | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const asked = tiles.find((tile) => `#${idOf(tile)}` === location.hash);
    if (!asked) return;
    opener.current = document.querySelector(`a[href="#${idOf(asked)}"]`);
    // Reloading must not play it again.
    history.replaceState(history.state, '', location.pathname + location.search);
    setShown(asked);
  }, [tiles]);
  const open = (event: MouseEvent<HTMLAnchorElement>, tile: Tile) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    opener.current = event.currentTarget;
    setShown(tile);
  };
  const close = () => {
    setShown(null);
    opener.current?.focus();
  };
  return (
    <Frame block={block}>
      <section className={styles.section} aria-label={header_text || 'Videos'}>
        {header_text && <h2>{header_text}</h2>}
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.video_url} id={idOf(tile)} className={styles.tile} data-tid={tile.tid || undefined}>
              <div className={styles.picture}>
                {tile.poster && <BannerPicture desktop={tile.poster} alt="" span="gallery" crop="wide" />}
                <span className={styles.play}>
                  <Play size={20} />
                </span>
                {/* Its poster would be fetched although hidden, so with script it is not rendered. */}
                <noscript>
                  <Film tile={tile} className={styles.player} />
                </noscript>
              </div>
              <Heading className={styles.name}>
                <a href={`#${idOf(tile)}`} onClick={(event) => open(event, tile)}>
                  {tile.title}
                </a>
              </Heading>
              {tile.text && <p className={styles.text}>{tile.text}</p>}
            </li>
          ))}
        </ul>
        {shown && <VideoModal tile={shown} onClose={close} />}
      </section>
    </Frame>
  );
}

export default island('features/content/video-tile-grid', VideoTileGrid);
