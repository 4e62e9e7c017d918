import type { ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { ContentLink } from '../../../contract/content/parts.schemas.ts';
import { category } from '../../routes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './menu-panel.module.css';

/**
 * The picture beside a department's sections, with text and links into the sale (spec §2.4, image column). Without one from content, the department's
 * own picture links to the department.
 */
export function MenuFeature({ department }: { department: ShownDepartment }) {
  const column = department.imageColumn;
  if (column && !column.is_image_column_visible) return null;
  const shown = column?.category_image;
  const picture = shown?.image_src
    ? { ...shown.image_src, alt: shown.image_alt_text }
    : department.navImage && { ...department.navImage, alt: '' };
  const tagLine = column?.tag_line ?? { url: { href: '', title: `Shop all ${department.title}` }, tid: '' };
  const { href } = tagLine.url;
  const words = <Tagged className={styles.tagLine} {...tagLine} />;
  return (
    <div className={styles.beside}>
      <div className={styles.feature}>
        {(picture || !href) && (
          <a className={styles.picture} href={shown?.image_destination || category(department)} data-tid={shown?.tid || undefined}>
            {picture && <Image image={picture} alt={picture.alt || (href && department.title)} ratio="wide" span="panel" />}
            {!href && words}
          </a>
        )}
        {href && words}
        <div className={styles.lines}>
          {column?.sub_tag_line && (
            <p className={styles.subTagLine}>
              <Tagged {...column.sub_tag_line} />
            </p>
          )}
          {column && column.sale_links.length > 0 && (
            <div>
              {column.sale_links_heading && <p className={styles.saleHeading}>{column.sale_links_heading}</p>}
              <ul className={styles.links}>
                {column.sale_links.map((link) => (
                  <li key={link.url.href}>
                    <Tagged {...link} />
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

interface TaggedProps {
  url: ContentLink;
  tid: string;
  className?: string | undefined;
}

/** A text with its name in click logs; a link where content gives it one. */
function Tagged({ url: { href, title }, tid, className }: TaggedProps) {
  const given = { className, 'data-tid': tid || undefined };
  return href ? (
    <a href={href} {...given}>
      {title}
    </a>
  ) : (
    <span {...given}>{title}</span>
  );
}
