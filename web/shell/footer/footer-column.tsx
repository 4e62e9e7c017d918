import { ChevronDown } from '../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './footer.module.css';
import type { footerColumns } from './footer-links.ts';

type Column = ReturnType<typeof footerColumns>[number];

interface ColumnProps extends Column {
  readonly plain: boolean;
}

/**
 * A column of links: collapsed on small windows, always open on larger ones (spec §2.12). The list follows `details` instead of being inside: CSS
 * cannot keep `details` open, and screen readers would still announce it as closed.
 */
export function FooterColumn({ title, links, plain }: ColumnProps) {
  return (
    <div className={styles.column}>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {title}
          <ChevronDown size={18} />
        </summary>
      </details>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            <FooterLink link={link} plain={plain} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A link that opens a new tab and says so, unless it or the page opts out. */
export function FooterLink({ link, plain }: { link: Column['links'][number]; plain: boolean }) {
  if (plain || link.sameTab) return <a href={link.href}>{link.label}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener">
      {link.label}
      <VisuallyHidden>, opens in a new tab</VisuallyHidden>
    </a>
  );
}
