import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { classes } from '../../ui/classes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import { BannerPicture, Overlay } from './banner-picture.tsx';
import { Frame } from './frame.tsx';
import styles from './multi-size-banner.module.css';
import whole from './whole-link.module.css';

interface MultiSizeBannerProps {
  block: BlockOf<'multi_size_banner'>;
  /** It opens the page: its header is the page's heading, its picture the largest of the first view. */
  opens?: boolean;
}

/**
 * The multi-size banner (spec §3): text on a brand-coloured ground beside a picture, or over a wide one. A hero extends to the window's edges. The
 * call to action is the link; without one, the whole banner is.
 */
export function MultiSizeBanner({ block, opens = false }: MultiSizeBannerProps) {
  const { banner_size: size, eyebrow, header_text, text, redirect_url, call_to_action, text_tone, text_position, image_urls } = block;
  const Heading = opens ? 'h1' : 'h2';
  const { desktop_background_image: desktop, mobile_background_image: mobile, image_alt_text: alt } = image_urls;
  const carriesWords = isMadeForWords(block);
  const isWhole = redirect_url !== '' && call_to_action === '';
  return (
    <Frame block={block} bleeds={size === 'hero'}>
      <section
        className={classes(
          styles.banner,
          styles[size],
          styles[text_tone],
          styles[text_position],
          carriesWords ? styles.over : !desktop && styles.bare,
          isWhole && whole.whole,
        )}
        aria-label={header_text}
      >
        <div className={styles.words}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <Heading className={styles.header}>{isWhole ? <a href={redirect_url}>{header_text}</a> : header_text}</Heading>
          {text && <p className={styles.text}>{text}</p>}
          {redirect_url && call_to_action && (
            <LinkButton className={styles.action} href={redirect_url} size={size === 'hero' ? 'large' : 'medium'}>
              {call_to_action}
            </LinkButton>
          )}
        </div>
        {desktop && (
          <div className={styles.picture}>
            <BannerPicture desktop={desktop} mobile={mobile} alt={alt} span={spanOf(block)} priority={opens ? 'high' : 'lazy'} />
            <Overlay images={image_urls} />
          </div>
        )}
      </section>
    </Frame>
  );
}

/** A wide picture with its own phone crop leaves a third of its width to the text. */
function isMadeForWords({ banner_size, text_position, image_urls }: BlockOf<'multi_size_banner'>): boolean {
  const { desktop_background_image: wide, mobile_background_image: upright } = image_urls;
  return banner_size === 'hero' && /left|right/.test(text_position) && wide !== null && upright !== null && wide.width / wide.height > 1.5;
}

const spanOf = ({ banner_size, text_position }: BlockOf<'multi_size_banner'>) =>
  banner_size === 'hero' || text_position === 'center' || text_position === 'below' ? 'full' : 'gallery';
