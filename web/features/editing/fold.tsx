import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import styles from './fold.module.css';

interface FoldProps {
  title: ReactNode;
  /** A URL that ends in #id opens it. */
  id?: string;
  /** Drawn as a separate card. */
  framed?: boolean;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible section. */
export function Fold({ title, id, framed, isOpen = false, children }: FoldProps) {
  const [opens] = useState(isOpen);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!id || location.hash !== `#${id}` || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'center' });
  }, [id]);
  return (
    <details ref={details} id={id} open={opens} className={framed ? styles.framed : styles.fold}>
      <summary className={styles.summary}>
        <ChevronDown size={18} className={styles.mark} />
        {title}
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
