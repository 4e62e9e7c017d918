import type { BannerTile } from '../../../contract/content/banners.schemas.ts';
import { bannerOfTile } from '../../../contract/content/banners.ts';
import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { classes } from '../../ui/classes.ts';
import { anchorOf } from './anchor.ts';
import { BannerPicture } from './banner-picture.tsx';
import { Frame } from './frame.tsx';
import styles from './split-banner.module.css';

/** The split banner (spec §3): one to four pictures side by side, each with text and link. */
export function SplitBanner({ block }: { block: BlockOf<'split_banner'> }) {
  const { header_text, layout, tiles } = block;
  const Heading = header_text ? 'h3' : 'h2';
  return (
    <Frame block={block}>
      <section aria-label={header_text || undefined} id={anchorOf(header_text)} className={styles.split}>
        {header_text && <h2 className={styles.header}>{header_text}</h2>}
        <ul className={classes(styles.tiles, styles[layout])}>
          {tiles.map((tile) => (
            <li
              key={`${tile.redirect_url} ${tile.header_text}`}
              data-tid={tile.tid || undefined}
              data-banner={tile.redirect_url ? bannerOfTile(tile)[0]?.name : undefined}
            >
              <Tile tile={tile} layout={layout} heading={Heading} />
            </li>
          ))}
        </ul>
      </section>
    </Frame>
  );
}

interface TileProps {
  tile: BannerTile;
  layout: BlockOf<'split_banner'>['layout'];
  heading: 'h2' | 'h3';
}

function Tile({ tile, layout, heading: Heading }: TileProps) {
  const { header_text, text, image_url, svg, alt_text, redirect_url, text_position } = tile;
  const words = header_text || alt_text;
  return (
    <article className={classes(styles.tile, styles[text_position])}>
      {image_url && (
        <div className={styles.picture}>
          <BannerPicture
            desktop={image_url}
            alt={header_text ? '' : alt_text}
            span={layout === 'quad' ? 'card' : 'gallery'}
            crop={layout === 'quad' ? 'portrait' : 'banner'}
          />
          {svg && <img className={styles.overlay} src={svg.url} alt="" width={svg.width} height={svg.height} loading="lazy" />}
        </div>
      )}
      <div className={classes(styles.words, !header_text && !text && styles.bare)}>
        {words && <Heading className={styles.name}>{redirect_url ? <a href={redirect_url}>{words}</a> : words}</Heading>}
        {text && <p className={styles.text}>{text}</p>}
      </div>
    </article>
  );
}
