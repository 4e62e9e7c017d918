import { Fragment, type ReactNode, useEffect, useRef } from 'react';

interface PlaceListProps<Key extends string> {
  /** The navigation's name for screen readers. */
  label: string;
  places: readonly { readonly key: Key; readonly href: string; readonly title: string; readonly group?: string | null }[];
  /** The current one. */
  open: Key;
  /** Each frame styles the navigation, its list and its links. */
  styles: { readonly places?: string; readonly list?: string; readonly place?: string; readonly group?: string };
  /** Further list items after the places. */
  children: ReactNode;
}

/** The menu of an area such as My account, with a heading before each group; on phones a scrolling row that shows the current place. */
export function PlaceList<Key extends string>({ label, places, open, styles, children }: PlaceListProps<Key>) {
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => show(current.current), []);
  return (
    <nav className={styles.places} aria-label={label}>
      <ul className={styles.list}>
        {places.map(({ key, href, title, group }, index) => (
          <Fragment key={key}>
            {group && group !== places[index - 1]?.group && <li className={styles.group}>{group}</li>}
            <li>
              <a
                ref={key === open ? current : undefined}
                className={styles.place}
                href={href}
                aria-current={key === open ? 'page' : undefined}
              >
                {title}
              </a>
            </li>
          </Fragment>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** Scrolls the list alone: after `scrollIntoView`, Tab would continue from the place, past the skip link and the part that the address names. */
function show(place: HTMLElement | null): void {
  const list = place?.closest('ul');
  for (const box of [list, list?.parentElement]) {
    if (!place || !box) continue;
    const at = place.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    const left = at.left + at.width / 2 - (room.left + room.width / 2);
    const top = Math.min(at.top - room.top, 0) + Math.max(at.bottom - room.bottom, 0);
    box.scrollBy({ left, top, behavior: 'instant' });
  }
}
