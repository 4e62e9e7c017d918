import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { icon } from '../../ui/icons/icons.tsx';
import { RotateCcw, Truck } from '../../ui/icons/icons-goods.tsx';
import { Frame } from './frame.tsx';
import styles from './service-strip.module.css';

/** Lucide icons by the names the service strip uses. */
const serviceIcons = {
  truck: Truck,
  return: RotateCcw,
  swatch: icon('swatch'),
  care: icon('care'),
  store: icon('store'),
  gift: icon('gift'),
};

/** The shop's short promises side by side. */
export function ServiceStrip({ block }: { block: BlockOf<'service_strip'> }) {
  return (
    <Frame block={block}>
      <ul className={styles.strip} aria-label="What we promise">
        {block.items.map(({ icon, title, text, link }) => {
          const Icon = serviceIcons[icon];
          return (
            <li key={title} className={styles.item}>
              <Icon size={26} />
              <p className={styles.words}>
                <strong className={styles.title}>{title}</strong>
                {text && <span className={styles.text}>{text}</span>}
                {link && <a href={link.href}>{link.title}</a>}
              </p>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}
