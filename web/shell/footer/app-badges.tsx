import type { Brand } from '../../../brands/brand.ts';
import { icon } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './footer.module.css';

/** Drawn by us: the stores' badges are trademarks. */
const Phone = icon('phone');
const Play = icon('play');

/** Links to the app in both stores (spec §2.12). */
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
