import type { BlockOf } from '../../../contract/content/blocks.ts';
import { Frame } from './frame.tsx';
import { serviceIcons } from './service-icons.tsx';
import styles from './service-strip.module.css';

/** Short promises of the shop side by side. */
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
