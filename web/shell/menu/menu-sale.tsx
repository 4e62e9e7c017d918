import type { MenuDepartment } from '../../../contract/catalog/catalog.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { category } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import styles from './menu-panel.module.css';

/** The sale's panel (spec §2.4): tiles, with content's banner beside them. Without content's tiles it shows its own sections. */
export function MenuSale({ department, sale }: { department: MenuDepartment; sale: SaleNav | null }) {
  const banner = sale?.banner;
  const own = department.tiles.map(({ link, title, navImage }) => ({
    href: link,
    title,
    text: '',
    image: navImage,
    tid: '',
  }));
  const written = sale?.tiles.map((tile) => ({
    href: tile.image_destination || category(department),
    title: tile.tag_line,
    text: tile.sub_tag_line,
    image: tile.image_src && { ...tile.image_src, alt: '' },
    tid: tile.tid,
  }));
  return (
    <div className={classes(styles.panel, styles.tiled)} data-tid={sale?.tid || undefined}>
      <ul className={styles.tiles}>
        {(written?.length ? written : own).map(({ href, title, text, image, tid }) => (
          <li key={`${title} ${href}`}>
            <a className={styles.tile} href={href} data-tid={tid || undefined}>
              {image && <Image image={image} alt="" ratio="square" />}
              <span>{title}</span>
              {text && <span className={styles.subTagLine}>{text}</span>}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.feature}>
        {banner?.image_src ? (
          <a className={styles.picture} href={banner.image_destination || category(department)} data-tid={banner.tid || undefined}>
            <Image image={{ ...banner.image_src, alt: banner.image_alt_text || `Shop all ${department.title}` }} />
          </a>
        ) : (
          <a className={styles.picture} href={category(department)}>
            {department.navImage && <Image image={department.navImage} alt="" ratio="wide" />}
            <span className={styles.tagLine}>Shop all {department.title}</span>
          </a>
        )}
      </div>
    </div>
  );
}
