import { bannersOf } from '../../../contract/content/banners.ts';
import { Block } from './block.tsx';
import type { ContentPageData } from './content-page-data.ts';
import styles from './content-page-screen.module.css';
import { DocumentPage } from './document-page.tsx';
import { PreviewBar } from './preview-bar.tsx';

/** Blocks that may reach into the first view. */
const firstView = 3;

/**
 * A page of the content system: a sequence of blocks, or a document. Without a hero its title is the heading. Its banners are marked with their
 * names, by which their clicks are counted (`web/shell/counting`).
 */
export default function ContentPageScreen({ data }: { data: ContentPageData }) {
  const { page, preview, madeAt, rates } = data;
  const { title, blocks, document } = page;
  if (document) return <DocumentPage data={data} document={document} />;
  const hasHero = blocks[0]?.type === 'multi_size_banner';
  return (
    <div className={styles.page} data-content-page={preview ? undefined : page.page_id}>
      {preview && <PreviewBar title={title} preview={preview} />}
      {!hasHero && <h1 className={styles.title}>{title}</h1>}
      {blocks.map((block, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: static markup; nothing moves
          key={index}
          id={`part-${index + 1}`}
          data-later={index < firstView ? undefined : ''}
          data-banner={block.type === 'split_banner' ? undefined : bannersOf(block)[0]?.name}
        >
          <Block block={block} opens={hasHero && index === 0} madeAt={madeAt} asOf={preview?.at ? madeAt : null} rates={rates} />
        </div>
      ))}
    </div>
  );
}
