import { type FocusEvent, useEffect, useState } from 'react';
import type { MenuDepartment } from '../../contract/catalog.ts';
import { category } from '../routes.ts';
import { classes } from '../ui/classes.ts';
import { ChevronDown } from '../ui/icons.tsx';
import { Image } from '../ui/image.tsx';
import styles from './department-bar.module.css';

/**
 * The departments in a row, each with its sub-menu below (spec §2.4). The pointer opens a panel by style alone, 300 ms after it
 * comes to the bar and at once from one department to the next; the keyboard opens it by the button behind the name, and
 * Escape closes it whichever way it came.
 */
export function DepartmentBar({ departments }: { departments: readonly MenuDepartment[] }) {
  const [open, setOpen] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState(false);

  /* On the document: a panel under the pointer is open while the focus is anywhere. */
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(null);
      setDismissed(true);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(null);
  };

  return (
    <nav className={styles.nav} aria-label="Departments" onBlur={closeOnLeave}>
      <ul className={classes(styles.bar, dismissed && styles.dismissed)} onPointerEnter={() => setDismissed(false)}>
        {departments.map((department) => {
          const isOpen = open === department.taxonomyId;
          return (
            <li key={department.taxonomyId} className={styles.item} data-open={isOpen || undefined}>
              <a className={classes(styles.department, department.type === 'sale' && styles.sale)} href={category(department)}>
                {department.title}
              </a>
              {department.subMenu.length > 0 && (
                <>
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-expanded={isOpen}
                    aria-label={`${department.title} menu`}
                    onClick={() => setOpen(isOpen ? null : department.taxonomyId)}
                  >
                    <ChevronDown size={14} />
                  </button>
                  <Panel department={department} />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Panel({ department }: { department: MenuDepartment }) {
  return (
    <div className={styles.panel}>
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
      {department.image && (
        <a className={styles.feature} href={category(department)}>
          <Image image={department.image} alt="" ratio="square" />
          Shop all {department.title}
        </a>
      )}
    </div>
  );
}
