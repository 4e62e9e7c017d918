import type { CSSProperties } from 'react';
import type { MenuDepartment, MenuLink, ShownDepartment } from '../../../contract/catalog/catalog.ts';
import type { SaleNav } from '../../../contract/content/site.schemas.ts';
import { category } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import { columnsOf } from './menu-columns.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MenuFeature } from './menu-feature.tsx';
import styles from './menu-panel.module.css';
import { MenuSale } from './menu-sale.tsx';

interface PanelProps {
  entry: MenuEntry;
  sale: SaleNav | null;
}

/** What is below an entry of the menu (spec §2.4). */
export function MenuPanel({ entry, sale }: PanelProps) {
  return entry.type === 'link' ? <OwnPanel entry={entry} /> : <DepartmentPanel department={entry} sale={sale} />;
}

/** The links that staff put below their own entry, in one column. */
function OwnPanel({ entry: { subMenu, height } }: { entry: MenuLink }) {
  return (
    <div className={styles.panel} style={{ '--most-height': `${height}px` } as CSSProperties}>
      <ul className={classes(styles.columns, styles.links, styles.own)}>
        {subMenu.map(({ title, link }) => (
          <li key={`${title} ${link}`}>
            <a href={link}>{title}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The contents of a department: sections in columns beside a picture; for the sale, tiles. */
function DepartmentPanel({ department, sale }: { department: ShownDepartment; sale: SaleNav | null }) {
  const columns = columnsOf(department.subMenu);
  if (department.type === 'sale') return <MenuSale department={department} sale={sale} />;
  return (
    <div className={styles.panel} style={{ '--most-height': `${department.height}px` } as CSSProperties}>
      <div className={styles.columns}>
        {columns.map((sections) => (
          <div key={sections[0]?.taxonomyId}>
            {sections.map((section) => (
              <Section key={section.taxonomyId} section={section} />
            ))}
          </div>
        ))}
      </div>
      <MenuFeature department={department} />
    </div>
  );
}

/** A section with a picture from it; a lone section has its name beside a larger picture. */
function Section({ section }: { section: MenuDepartment['subMenu'][number] }) {
  return (
    <div className={classes(styles.section, section.secSubMenu.length === 0 && styles.alone)}>
      <a className={styles.heading} href={category(section)}>
        {section.navImage && <Image className={styles.thumb} image={section.navImage} alt="" ratio="square" span="thumb" />}
        {section.title}
      </a>
      {section.secSubMenu.length > 0 && (
        <ul className={styles.links}>
          {section.secSubMenu.map((leaf) => (
            <li key={leaf.taxonomyId}>
              <a href={category(leaf)}>{leaf.title}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
