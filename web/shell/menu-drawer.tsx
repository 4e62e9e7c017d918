import type { ReactNode } from 'react';
import type { MenuDepartment } from '../../contract/catalog.ts';
import { category } from '../routes.ts';
import { IconButton } from '../ui/button.tsx';
import { ChevronLeft, ChevronRight, X } from '../ui/icons.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { useBrand } from './brand.ts';
import { menuDrawerId } from './menu-button.tsx';
import styles from './menu-drawer.module.css';

/**
 * The drawer of small and medium windows (spec §2.3): departments, their sub-menus, and one level more; and for crawlers the one place
 * that holds every link of the menu (spec §2.4). Every level is a `details` element whose summary turns into the way back, and the drawer
 * opens by a button's `command`: all of it works without script. So it is plain markup beside the app, rendered once for many pages,
 * and costs a page neither data nor hydration (docs/decisions/0013-menu-outside-the-app.md).
 */
export function MenuDrawer({ departments }: { departments: readonly MenuDepartment[] }) {
  const brand = useBrand();
  return (
    <dialog id={menuDrawerId} className={styles.drawer} aria-label="Menu" {...{ closedby: 'any' }}>
      <form className={styles.header} method="dialog">
        <p className={styles.title}>Departments</p>
        <IconButton type="submit" label="Close menu" icon={<X size={22} />} />
      </form>
      <ul className={styles.level}>
        {departments.map((department) => (
          <li key={department.taxonomyId}>
            <Level group="department" title={department.title} sale={department.type === 'sale'}>
              <Leaf href={category(department)} strong>
                Shop All {department.title}
              </Leaf>
              {department.subMenu.map((section) =>
                section.secSubMenu.length === 0 ? (
                  <Leaf key={section.taxonomyId} href={category(section)}>
                    {section.title}
                  </Leaf>
                ) : (
                  <li key={section.taxonomyId}>
                    <Level group={`department-${department.taxonomyId}`} title={section.title}>
                      <Leaf href={category(section)} strong>
                        Shop All {section.title}
                      </Leaf>
                      {section.secSubMenu.map((leaf) => (
                        <Leaf key={leaf.taxonomyId} href={category(leaf)}>
                          {leaf.title}
                        </Leaf>
                      ))}
                    </Level>
                  </li>
                ),
              )}
            </Level>
          </li>
        ))}
        <li className={styles.apart}>
          <Level group="department" title="Contact us">
            <Leaf href={`mailto:${brand.support.email}`}>Email {brand.support.email}</Leaf>
            <Leaf href={`tel:${brand.support.phoneLink}`}>Call {brand.support.phone}</Leaf>
          </Level>
        </li>
      </ul>
    </dialog>
  );
}

interface LevelProps {
  title: string;
  /** Only one of a group is open. */
  group: string;
  sale?: boolean;
  children: ReactNode;
}

/** An entry that slides its own list over the one it stands in; open, its title is the way back. */
function Level({ title, group, sale, children }: LevelProps) {
  return (
    <details className={styles.entry} name={group}>
      <summary className={styles.row}>
        <span className={styles.back}>
          <ChevronLeft size={20} />
          <VisuallyHidden>Back from</VisuallyHidden>
        </span>
        <span className={sale ? styles.sale : undefined}>{title}</span>
        <ChevronRight className={styles.onward} size={20} />
      </summary>
      <div className={styles.panel}>
        <ul className={styles.level}>{children}</ul>
      </div>
    </details>
  );
}

function Leaf({ href, strong, children }: { href: string; strong?: boolean; children: ReactNode }) {
  return (
    <li>
      <a className={styles.row} href={href}>
        {strong ? <strong>{children}</strong> : children}
      </a>
    </li>
  );
}
