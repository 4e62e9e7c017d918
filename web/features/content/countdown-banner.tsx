import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { island } from '../../page/island.tsx';
import { classes } from '../../ui/classes.ts';
import { ArrowRight } from '../../ui/icons/icons.tsx';
import styles from './countdown-banner.module.css';
import { CountdownClock } from './countdown-clock.tsx';
import { Frame } from './frame.tsx';
import { lastMinuteInWords, momentInWords } from './moments.ts';
import { useNow } from './use-now.ts';

type Block = BlockOf<'countdown_banner'>;

interface CountdownBannerProps {
  block: Block;
  /** The server's time (milliseconds since 1970), or any time since the timer last changed; used until the browser's clock is known. */
  madeAt: number;
  /** A preview's time, from which the clock runs; null for the browser's own. */
  asOf?: number | null;
}

/**
 * The countdown banner (spec §3). The server renders the end date, the browser adds a clock in reserved space. Before the timer starts it says when;
 * after the end it disappears.
 */
function CountdownBanner({ block, madeAt, asOf = null }: CountdownBannerProps) {
  const { banner_display_text, banner_background_color, banner_text_font_color, banner_url, countdown_timer_dates } = block;
  const { timer_start_date: start, timer_end_date: end } = countdown_timer_dates;
  const clock = useNow(asOf);
  const now = clock ?? madeAt;
  if (!end || now >= Date.parse(end)) return null;
  const { url } = banner_url;
  const isToCome = start !== null && now < Date.parse(start);
  const colors = {
    ...(banner_background_color && { backgroundColor: banner_background_color }),
    ...(banner_text_font_color && { color: banner_text_font_color }),
  };
  return (
    <Frame block={block}>
      <section className={styles.banner} style={colors} aria-label={banner_display_text}>
        <div className={styles.words}>
          <h2 className={styles.header}>{banner_display_text}</h2>
          <p>{isToCome ? `Begins ${momentInWords(start)}` : `Ends ${lastMinuteInWords(end)}`}</p>
        </div>
        {!isToCome && <CountdownClock until={Date.parse(end)} now={clock} />}
        {url.href && <Way to={banner_url} />}
      </section>
    </Frame>
  );
}

/** Phones and desktops may differ in opening a new tab; then the page has both links and CSS shows one. */
function Way({ to: { url, open_new_tab_desktop_: onDesktop, open_new_tab_mobile_: onPhone } }: { to: Block['banner_url'] }) {
  const link = (newTab: boolean, where?: string | undefined) => (
    <a className={classes(styles.link, where)} href={url.href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {url.title} <ArrowRight size={18} />
    </a>
  );
  if (onDesktop === onPhone) return link(onDesktop);
  return (
    <>
      {link(onPhone, styles.onPhone)}
      {link(onDesktop, styles.onDesktop)}
    </>
  );
}

export default island('features/content/countdown-banner', CountdownBanner);
