import type { ShownDepartment } from '../../../contract/catalog/catalog.ts';
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
  const tagLine = column?.tag_line?.url ?? { href: '', title: `Shop all ${department.title}` };
  return (
    <div className={styles.beside}>
      <div className={styles.feature}>
        <a className={styles.picture} href={shown?.image_destination || category(department)} data-tid={shown?.tid || undefined}>
          {picture && <Image image={picture} ratio="wide" span="panel" />}
          <span className={styles.tagLine}>{tagLine.title}</span>
        </a>
        <div className={styles.lines}>
          {column?.sub_tag_line && (
            <p className={styles.subTagLine}>
              <MaybeLink {...column.sub_tag_line.url} />
            </p>
          )}
          {column && column.sale_links.length > 0 && (
            <div>
              {column.sale_links_heading && <p className={styles.saleHeading}>{column.sale_links_heading}</p>}
              <ul className={styles.links}>
                {column.sale_links.map(({ url, tid }) => (
                  <li key={url.href}>
                    <a href={url.href} data-tid={tid || undefined}>
                      {url.title}
                    </a>
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

const MaybeLink = ({ href, title }: { href: string; title: string }) => (href ? <a href={href}>{title}</a> : title);
