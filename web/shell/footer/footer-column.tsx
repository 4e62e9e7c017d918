import { ChevronDown } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './footer.module.css';
import type { footerColumns } from './footer-links.ts';

type Column = ReturnType<typeof footerColumns>[number];

interface ColumnProps extends Column {
  readonly plain: boolean;
}

/**
 * A column of links: folded away under its title on small windows, always open on larger ones (spec §2.12). Both are in the page, and style
 * shows one: `details` cannot be told by style alone to stay open, and where it could, it would call itself closed to a screen reader.
 */
export function FooterColumn({ title, links, plain }: ColumnProps) {
  const list = (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <FooterLink link={link} plain={plain} />
        </li>
      ))}
    </ul>
  );
  return (
    <div className={styles.column}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {title}
          <ChevronDown size={18} />
        </summary>
        {list}
      </details>
      <div className={styles.open}>
        <h2 className={styles.title}>{title}</h2>
        {list}
      </div>
    </div>
  );
}

/** A link that opens a tab of its own, and says so, unless it or the page wants otherwise. */
export function FooterLink({ link, plain }: { link: Column['links'][number]; plain: boolean }) {
  if (plain || link.sameTab) return <a href={link.href}>{link.label}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {link.label}
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  );
}
