import type { ReactNode } from 'react';
import type { ContentCard } from '../../../contract/engagement/engagement.ts';
import { pictureAt } from '../../../contract/values/pictures.ts';
import { classes } from '../../ui/classes.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { ago } from './ago.ts';
import styles from './notification-card.module.css';

interface NotificationCardProps {
  card: ContentCard;
  now: Date;
  /** The link was followed. */
  onFollow?(): void;
  /** Dismisses it; omitted for a card that stays. */
  dismissal: ReactNode;
  /** One below the title of the drawer or page. */
  heading?: 'h2' | 'h3';
}

/** A notification (spec §3 content card): picture, text, link; with a thin accent bar while unread (§4). */
export function NotificationCard({ card, now, onFollow, dismissal, heading: Heading = 'h3' }: NotificationCardProps) {
  const { title, description, imageUrl, url, linkText, viewed, createdAt } = card;
  return (
    <article className={classes(styles.card, !viewed && styles.unread)}>
      {imageUrl && <img className={styles.picture} src={pictureAt(imageUrl, 256)} alt="" width={72} height={72} loading="lazy" />}
      <div className={styles.words}>
        <Heading className={styles.title}>
          {!viewed && <VisuallyHidden>New: </VisuallyHidden>}
          {title}
        </Heading>
        <p className={styles.description}>{description}</p>
        <p className={styles.foot}>
          {url && (
            <a className={styles.link} href={url} onClick={onFollow}>
              {linkText ?? 'See more'}
            </a>
          )}
          <time className={styles.time} dateTime={createdAt} suppressHydrationWarning>
            {ago(createdAt, now)}
          </time>
        </p>
      </div>
      {card.dismissible && <div className={styles.dismissal}>{dismissal}</div>}
    </article>
  );
}
