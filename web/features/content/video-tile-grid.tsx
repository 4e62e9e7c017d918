import { type MouseEvent, useRef, useState } from 'react';
import type { BlockOf } from '../../../contract/content/blocks.ts';
import { Play } from '../../ui/icons-goods.tsx';
import { BannerPicture } from './banner-picture.tsx';
import { Frame } from './frame.tsx';
import { VideoModal } from './video-modal.tsx';
import styles from './video-tile-grid.module.css';

type Tile = BlockOf<'video_tile_grid'>['tiles'][number];

/** The video tile grid (spec §3). A tile is a link to its film; with script it plays in a modal on the page. */
export function VideoTileGrid({ block }: { block: BlockOf<'video_tile_grid'> }) {
  const { header_text, tiles } = block;
  const Heading = header_text ? 'h3' : 'h2';
  const [shown, setShown] = useState<Tile | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
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
      <section className={styles.section} aria-label={header_text || 'Films'}>
        {header_text && <h2>{header_text}</h2>}
        <ul className={styles.tiles}>
          {tiles.map((tile) => (
            <li key={tile.video_url} className={styles.tile} data-tid={tile.tid || undefined}>
              <div className={styles.picture}>
                {tile.poster && <BannerPicture desktop={tile.poster} alt="" span="card" />}
                <span className={styles.play}>
                  <Play size={20} />
                </span>
              </div>
              <Heading className={styles.name}>
                <a href={tile.video_url} onClick={(event) => open(event, tile)}>
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
