import { useMemo } from 'react';
import { partOf } from './block-part.tsx';
import type { ContentPageData } from './content-page-data.ts';
import styles from './content-page-screen.module.css';
import { PreviewBar } from './preview-bar.tsx';

/** A page of the content system: its blocks one after the other. A page that no hero opens has its title for a heading. */
export default function ContentPageScreen({ data: { page, preview, madeAt } }: { data: ContentPageData }) {
  const { title, blocks } = page;
  const [first] = blocks;
  const hasHero = first?.type === 'multi_size_banner';
  const parts = useMemo(
    () =>
      blocks.map((block, index) => partOf(`part-${index + 1}`, { block, opens: index === 0, madeAt, asOf: preview?.at ? madeAt : null })),
    [blocks, madeAt, preview],
  );
  return (
    <div className={styles.page}>
      {preview && <PreviewBar title={title} preview={preview} />}
      {!hasHero && <h1 className={styles.title}>{title}</h1>}
      {parts}
    </div>
  );
}
