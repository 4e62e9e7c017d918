import type { Brand } from '../../../brands/brand.ts';
import { icon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './footer.module.css';

/** Own drawings: the stores' marks are theirs. */
const Phone = icon('M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2zM11 18.5h2');
const Play = icon('M6 3.6v16.8a.6.6 0 0 0 .9.5l13.9-8.4a.6.6 0 0 0 0-1L6.9 3.1a.6.6 0 0 0-.9.5z');

/** The way to the app in two stores (spec §2.12). */
export function AppBadges({ title, apps, plain }: { title: string; apps: Brand['apps']; plain: boolean }) {
  const badges = [
    { store: 'App Store', device: 'For iPhone', href: apps.appStore, Icon: Phone },
    { store: 'Google Play', device: 'For Android', href: apps.googlePlay, Icon: Play },
  ];
  return (
    <div className={styles.apps}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.badges}>
        {badges.map(({ store, device, href, Icon }) => (
          <li key={store}>
            <a className={styles.badge} href={href} {...(!plain && { target: '_blank', rel: 'noopener' })}>
              <Icon size={22} />
              <span>
                <small>{device} </small>
                {store}
                {!plain && <VisuallyHidden>, opens in a new tab</VisuallyHidden>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
