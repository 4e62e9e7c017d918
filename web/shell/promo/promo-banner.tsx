import { icon } from '../../ui/icons.tsx';
import type { PromoPart } from './active-parts.ts';
import styles from './promo-banner.module.css';
import { promoIds } from './promo-ids.ts';

const Pause = icon('M9 5v14M15 5v14');
const Play = icon('M7 4.5v15l12-7.5z');

/**
 * The slim banner (spec §2.6; 56 px, §9): its parts side by side, on small windows one at a time. There it is a strip that is swiped, and that
 * a script turns by itself and stops again (`rotate-promo.client.ts`); without script it is swiped only.
 */
export function PromoBanner({ parts }: { parts: readonly PromoPart[] }) {
  if (parts.length === 0) return null;
  return (
    <div className={styles.banner}>
      <ul className={styles.strip} id={promoIds.strip}>
        {parts.map((part) => (
          <li key={part.kind} className={styles.part}>
            <Part part={part} />
          </li>
        ))}
      </ul>
      <button type="button" id={promoIds.pause} className={styles.pause} aria-label="Pause the offers" aria-pressed="false" hidden>
        <span className={styles.running}>
          <Pause size={16} />
        </span>
        <span className={styles.paused}>
          <Play size={16} />
        </span>
      </button>
    </div>
  );
}

function Part({ part }: { part: PromoPart }) {
  if (part.kind === 'coupon') {
    return (
      <>
        <Words title={part.title} text={part.text} />
        <button type="button" className={styles.action} {...{ command: 'show-modal', commandfor: promoIds.details }}>
          {part.cta}
        </button>
      </>
    );
  }
  if (part.kind === 'productPools') {
    return (
      <>
        <Words title={part.title} text="" />
        {part.pools.map(({ text, href }) => (
          <a key={href} className={styles.action} href={href}>
            {text}
          </a>
        ))}
      </>
    );
  }
  return (
    <>
      <Words title={part.title} text={part.text} />
      {part.link !== '' && (
        <a className={styles.action} href={part.link}>
          {part.cta || part.title}
        </a>
      )}
    </>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <p className={styles.words}>
      <strong>{title}</strong> {text}
    </p>
  );
}
