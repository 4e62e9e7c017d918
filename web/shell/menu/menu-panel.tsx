import type { CSSProperties } from 'react';
import type { MenuDepartment } from '../../../contract/catalog/catalog.ts';
import type { NavBar } from '../../../contract/content/site.schemas.ts';
import { own } from '../../../contract/values/own.ts';
import { category } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { Image } from '../../ui/image.tsx';
import { columnsOf } from './menu-columns.ts';
import { MenuFeature } from './menu-feature.tsx';
import styles from './menu-panel.module.css';
import { MenuSale } from './menu-sale.tsx';

interface PanelProps {
  department: MenuDepartment;
  navBar: NavBar | null;
}

/** The contents of a department (spec §2.4): sections in columns beside a picture; for the sale, tiles. */
export function MenuPanel({ department, navBar }: PanelProps) {
  const columns = columnsOf(department.subMenu);
  if (department.type === 'sale') return <MenuSale department={department} sale={navBar?.sale_nav ?? null} />;
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
      <MenuFeature department={department} column={own(navBar?.image_columns, department.slug)} />
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
