import type { MenuDepartment } from '../../contract/catalog.ts';
import { category } from '../routes.ts';
import { classes } from '../ui/classes.ts';
import { Image } from '../ui/image.tsx';
import styles from './menu-panel.module.css';

/** What is below a department (spec §2.4): its sections in columns beside a picture; of the sale, tiles. */
export function MenuPanel({ department }: { department: MenuDepartment }) {
  return (
    <div className={classes(styles.panel, department.type === 'sale' && styles.tiled)}>
      {department.type === 'sale' ? <Tiles department={department} /> : <Columns department={department} />}
      {department.image && (
        <a className={styles.feature} href={category(department)}>
          <Image image={department.image} alt="" ratio="square" />
          Shop all {department.title}
        </a>
      )}
    </div>
  );
}

/** Sections run down the columns, so that they read 1, 3, 5 across the top and 2, 4, 6 below (spec §2.4). */
function Columns({ department }: { department: MenuDepartment }) {
  return (
    <div className={styles.columns}>
      {department.subMenu.map((section) => (
        <div key={section.taxonomyId} className={styles.section}>
          <a className={styles.heading} href={category(section)}>
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
      ))}
    </div>
  );
}

function Tiles({ department }: { department: MenuDepartment }) {
  return (
    <ul className={styles.tiles}>
      {department.subMenu.map((section) => (
        <li key={section.taxonomyId}>
          <a className={styles.tile} href={category(section)}>
            {section.image && <Image image={section.image} alt="" ratio="square" />}
            {section.title}
          </a>
        </li>
      ))}
    </ul>
  );
}
