import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { type BellItem, bellEndpoints } from '../../../../contract/staff/bell.ts';
import { formatCount } from '../../../../contract/values/count.ts';
import { client } from '../../../api/browser.ts';
import { staffHome } from '../../../staff-routes.ts';
import { Bell as BellIcon } from '../../../ui/icons/icons.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './bell.module.css';
import { bellWords } from './bell-words.ts';

/** A badge has room for this. */
const maxShown = 99;

/** What waits for the member, with the number of what is new; without script a link to the overview. */
export function Bell() {
  const panel = useRef<HTMLDivElement>(null);
  const [items, setItems] = useState<readonly BellItem[] | null>(null);
  const [isSeen, setSeen] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const fresh = isSeen ? 0 : (items ?? []).reduce((sum, one) => sum + one.fresh, 0);

  const listen = useCallback(async () => {
    const heard = await client.call(bellEndpoints.get, {});
    if (!heard.ok) return;
    setItems(heard.data.items);
    setSeen(false);
  }, []);
  useEffect(() => void listen(), [listen]);

  const open = (event: MouseEvent) => {
    // Where nothing was heard, the overview tells.
    if (event.metaKey || event.ctrlKey || items === null || !panel.current?.showPopover) return;
    event.preventDefault();
    panel.current.showPopover();
    setSeen(true);
    void client.call(bellEndpoints.see, {});
  };

  return (
    <div className={styles.place}>
      <a
        className={styles.bell}
        href={staffHome()}
        onClick={open}
        aria-haspopup={items ? 'dialog' : undefined}
        aria-expanded={items ? isOpen : undefined}
      >
        <span className={styles.icon}>
          <BellIcon />
          {fresh > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {fresh > maxShown ? `${maxShown}+` : fresh}
            </span>
          )}
        </span>
        <VisuallyHidden>Needs your attention{fresh > 0 && `: ${formatCount(fresh)} new`}</VisuallyHidden>
      </a>
      <div
        ref={panel}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        className={styles.panel}
        role="dialog"
        aria-labelledby="bell-title"
      >
        <h2 id="bell-title" className={styles.title}>
          Needs your attention
        </h2>
        {items?.length === 0 && <p className={styles.none}>Nothing needs your attention.</p>}
        <ul className={styles.items}>
          {items?.map((item) => (
            <Told key={item.kind} {...item} />
          ))}
        </ul>
        <a className={styles.all} href={staffHome()}>
          Open the overview
        </a>
      </div>
    </div>
  );
}

function Told({ kind, count, fresh }: BellItem) {
  const { title, detail, href } = bellWords[kind];
  return (
    <li>
      <a className={styles.item} href={href}>
        <span className={styles.count}>{formatCount(count)}</span>
        <span>
          {title}
          <span className={styles.detail}>{detail}</span>
        </span>
        {fresh > 0 && <span className={styles.new}>{formatCount(fresh)} new</span>}
      </a>
    </li>
  );
}
