import type { ReactNode } from 'react';
import { CrookedFrame } from './crooked-frame.tsx';
import styles from './error-layout.module.css';

/** The layout of error screens (spec §2.11): what happened, and what to do now. */
export function ErrorLayout({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <CrookedFrame />
      <h1>{title}</h1>
      <p className={styles.words}>{words}</p>
      {children}
    </div>
  );
}
