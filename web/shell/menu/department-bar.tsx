import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import styles from './department-bar.module.css';
import { loadMegaMenu, type MegaMenu } from './load-mega-menu.ts';
import { type BarEntry, entryHref, entryKey } from './menu-entry.ts';

/** How long the pointer must rest on the bar before a panel opens, in milliseconds (spec §9 main menu debounce). */
const openDelay = 300;

/**
 * The departments in a row, each with a panel below (spec §2.4). The pointer opens a panel after 300 ms, and at once when moving between departments;
 * the keyboard uses the button behind the name. Leaving, Escape and moving the focus close it. Panels' data and code are fetched when pointer or
 * focus first arrive.
 */
export function DepartmentBar({ menu: entries }: { menu: readonly BarEntry[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const [menu, setMenu] = useState<MegaMenu | null>(null);
  const nav = useRef<HTMLElement>(null);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);

  const close = () => {
    clearTimeout(opening.current);
    setOpen(null);
  };
  const prepare = () => {
    if (!menu) loadMegaMenu().then(setMenu, () => {});
  };

  /* On the document, because a panel can be open under the pointer while the focus is elsewhere. */
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The panel goes, and with it what has the focus.
      nav.current?.querySelector<HTMLElement>('[data-open]:focus-within > button')?.focus();
      close();
    };
    document.addEventListener('keydown', closeOnEscape);
    window.addEventListener('pagehide', close);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      window.removeEventListener('pagehide', close);
    };
  });

  const comeTo = (id: string, hasMenu: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    if (!hasMenu) return close();
    prepare();
    clearTimeout(opening.current);
    if (open === null) opening.current = setTimeout(setOpen, openDelay, id);
    else setOpen(id);
  };
  const closeOnFocusElsewhere = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) close();
  };

  const below = open === null ? undefined : menu?.below(open);
  return (
    <nav ref={nav} className={styles.nav} aria-label="Departments" onPointerLeave={close} onFocus={prepare} onBlur={closeOnFocusElsewhere}>
      <ul className={styles.bar}>
        {entries.map((entry) => {
          const id = entryKey(entry);
          const isOpen = open === id;
          return (
            <li key={id} className={styles.item} data-open={isOpen || undefined} onPointerEnter={comeTo(id, entry.hasMenu)}>
              <a className={classes(styles.department, entry.type === 'sale' && styles.sale)} href={entryHref(entry)}>
                {entry.title}
              </a>
              {entry.hasMenu && (
                <button
                  type="button"
                  className={styles.toggle}
                  aria-expanded={isOpen}
                  aria-label={`${entry.title} menu`}
                  onClick={() => {
                    prepare();
                    setOpen(isOpen ? null : id);
                  }}
                />
              )}
              {isOpen && menu && below && <menu.Panel entry={below} sale={menu.sale} />}
            </li>
          );
        })}
      </ul>
      {below && <div className={styles.scrim} />}
    </nav>
  );
}
