import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { classes } from '../../ui/classes.ts';
import { anchorOf } from './anchor.ts';
import { BannerPicture } from './banner-picture.tsx';
import { Frame } from './frame.tsx';
import { Prose } from './prose.tsx';
import styles from './story.module.css';

/** Reading matter beside a picture, in magazine layout. */
export function Story({ block }: { block: BlockOf<'story'> }) {
  const { eyebrow, header_text, html, quote, image_url, alt_text, image_position, link } = block;
  return (
    <Frame block={block}>
      <article className={classes(styles.story, styles[image_position], !image_url && styles.bare)} id={anchorOf(header_text)}>
        {image_url && (
          <div className={styles.picture}>
            <BannerPicture desktop={image_url} alt={alt_text} span={image_position === 'above' ? 'full' : 'gallery'} crop="portrait" />
          </div>
        )}
        <div className={styles.words}>
          <header className={styles.head}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h2 className={styles.header}>{header_text}</h2>
          </header>
          <div className={styles.body}>
            <Prose html={html} size="large" />
            {quote && (
              <blockquote className={styles.quote}>
                <p>{quote}</p>
              </blockquote>
            )}
            {link && (
              <a className={styles.link} href={link.href}>
                {link.title}
              </a>
            )}
          </div>
        </div>
      </article>
    </Frame>
  );
}
