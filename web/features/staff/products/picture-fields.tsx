import { type DragEvent, useEffect, useRef, useState } from 'react';
import { maxImages } from '../../../../contract/catalog/catalog.ts';
import { pictureBytes } from '../../../../contract/content/library.ts';
import { photoTypes } from '../../../../contract/values/photos.rules.ts';
import { useOrderDrag } from '../../../ui/browser/use-order-drag.ts';
import { classes } from '../../../ui/classes.ts';
import { Notice } from '../../../ui/layers/notice.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FileInput } from '../file-button.tsx';
import { Panel } from '../panel.tsx';
import styles from './picture-fields.module.css';
import { PictureItem } from './picture-item.tsx';
import fields from './product-fields.module.css';
import type { PictureForm, VariationForm } from './product-form.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

interface PictureFieldsProps {
  readonly pictures: readonly PictureForm[];
  readonly variations: readonly VariationForm[];
  /** The product's. */
  readonly name: string;
  readonly error: string | undefined;
}

const lead = `Drop files here or upload them: JPEG, PNG, WebP or AVIF, up to ${pictureBytes / 1024 / 1024} MB each. Drag pictures to put them in order; lists show the main one.`;

/** The pictures of a product: added by dropping or choosing files, put in order, described and removed. */
export function PictureFields({ pictures: given, variations, name, error }: PictureFieldsProps) {
  const [pictures, setPictures] = useState(given);
  // What an upload adds comes after what was done meanwhile.
  const present = useRef(pictures);
  const set = (next: readonly PictureForm[]) => {
    present.current = next;
    setPictures(next);
  };
  const [opened, setOpened] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const moving = useRef<string | null>(null);
  const uploads = usePictureUploads((picture) => {
    if (present.current.some(({ src }) => src === picture.src)) return 'This picture has already been added.';
    if (present.current.length >= maxImages) return `A product can have up to ${maxImages} pictures.`;
    set([...present.current, { ...picture, shows: [], view: '', focus: '' }]);
    return null;
  });

  // Keyboard focus follows the moved picture, whose element may have been put in again.
  useEffect(() => {
    const at = pictures.findIndex(({ src }) => src === moving.current);
    moving.current = null;
    if (at >= 0) list.current?.querySelector<HTMLElement>(`[data-order="${at}"]`)?.focus();
  }, [pictures]);

  const move = (from: number, to: number) => {
    const item = pictures[from];
    if (!item || to < 0 || to >= pictures.length) return;
    moving.current = item.src;
    set(pictures.toSpliced(from, 1).toSpliced(to, 0, item));
    setSaid(`Picture ${from + 1} moved to position ${to + 1} of ${pictures.length}.`);
  };
  const remove = (at: number) => {
    setSaid(`Picture ${at + 1} removed.`);
    set(pictures.toSpliced(at, 1));
  };
  const drag = useOrderDrag(pictures.length, 'across', move);
  const drop = useFileDrop(uploads.add);

  return (
    <div className={classes(styles.target, drop.isOver && styles.over)} {...drop.target}>
      <Panel title="Pictures" lead={lead}>
        <div>
          <FileInput label="Upload pictures" accept={photoTypes.join(',')} multiple onChoose={uploads.add} />
        </div>
        {uploads.progress && (
          <p className={styles.progress} role="status">
            <progress value={uploads.progress.done} max={uploads.progress.total} aria-label="Upload" />
            Uploading {uploads.progress.done + 1} of {uploads.progress.total}: {uploads.progress.name}
          </p>
        )}
        {uploads.leftOut.length > 0 && (
          <Notice tone="error">
            <p>{uploads.leftOut.length === 1 ? 'One file was left out:' : `${uploads.leftOut.length} files were left out:`}</p>
            <ul>
              {uploads.leftOut.map(({ name: file, reason }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
                <li key={at}>
                  <strong>{file}</strong>: {reason}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        {error && <p className={fields.fault}>{error}</p>}
        <ol className={styles.pictures} ref={list} {...drag.list}>
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.src}
              picture={picture}
              index={index}
              count={pictures.length}
              variations={variations}
              name={name}
              isOpen={opened === picture.src}
              dropLine={drag.lineAt(index)}
              onToggle={() => setOpened(opened === picture.src ? null : picture.src)}
              onChange={(change) => set(present.current.map((one) => (one.src === picture.src ? { ...one, ...change } : one)))}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </Panel>
    </div>
  );
}

/** Takes files dropped anywhere on an element; ignores drags within the page. */
function useFileDrop(take: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  return { isOver, target };
}
