import { type ChangeEvent, useEffect, useState } from 'react';
import { contentLibraryEndpoints, type LibraryPicture, type ListedPicture } from '../../../contract/content/library.ts';
import { client } from '../../api/browser.ts';
import { upload } from '../../api/upload.ts';
import { Field } from '../../ui/form/field.tsx';
import { Image } from '../../ui/image.tsx';
import { Drawer } from '../../ui/layers/drawer.tsx';
import type { Picture } from './blocks.ts';
import styles from './picker.module.css';
import { PictureUses } from './picture-uses.tsx';
import { type FoundProduct, ProductSearch } from './product-search.tsx';

interface PicturePickerProps {
  /** What the image is for. */
  label: string;
  onChoose(picture: Picture): void;
  onClose(): void;
}

/** Drawer that chooses an image: from the library, from a product, or a new upload. */
export function PicturePicker({ label, onChoose, onClose }: PicturePickerProps) {
  const [from, setFrom] = useState<'library' | 'product'>('library');
  const ofProduct = ({ image }: FoundProduct) => {
    if (image) onChoose({ url: image.url, width: image.width, height: image.height, tint: image.tint });
  };
  return (
    <Drawer title={label} open onClose={onClose}>
      <div className={styles.picker}>
        <fieldset className={styles.tabs} aria-label="Image source">
          <button type="button" aria-pressed={from === 'library'} onClick={() => setFrom('library')}>
            Library
          </button>
          <button type="button" aria-pressed={from === 'product'} onClick={() => setFrom('product')}>
            Products
          </button>
        </fieldset>
        {from === 'library' ? <Library onChoose={onChoose} /> : <ProductSearch onChoose={ofProduct} />}
      </div>
    </Drawer>
  );
}

function Library({ onChoose }: { onChoose(picture: Picture): void }) {
  const [words, setWords] = useState('');
  const [pictures, setPictures] = useState<readonly ListedPicture[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const found = await client.call(contentLibraryEndpoints.pictures, { q: words });
      if (!isLatest) return;
      setFault(found.ok ? null : found.message);
      if (found.ok) setPictures(found.data.pictures);
    }, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);

  const send = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    setBusy(true);
    const sent = await upload(contentLibraryEndpoints.addPicture, {}, file);
    setBusy(false);
    if (sent.ok) onChoose(pictureOf(sent.data));
    else setFault(sent.message);
  };

  return (
    <>
      <Field label="Search images" type="search" autoComplete="off" value={words} onChange={(event) => setWords(event.target.value)} />
      <label className={styles.send} aria-busy={isBusy}>
        <input type="file" accept="image/jpeg,image/png,image/webp,image/avif" onChange={send} disabled={isBusy} />
        <span>{isBusy ? 'Uploading…' : 'Upload image'}</span>
      </label>
      {fault && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      {pictures?.length === 0 && <p className={styles.quiet}>No images found.</p>}
      <ul className={styles.grid} aria-busy={pictures === null}>
        {pictures?.map((picture) => (
          <li key={picture.url}>
            <button type="button" className={styles.tile} onClick={() => onChoose(pictureOf(picture))}>
              <Image image={{ ...picture, alt: '' }} span="card" ratio="wide" />
              <span className={styles.name}>{shortName(picture.name)}</span>
              <span className={styles.quiet}>
                {picture.width} × {picture.height}
              </span>
            </button>
            <PictureUses
              picture={picture}
              onRemoved={() => setPictures(pictures.filter(({ url }) => url !== picture.url))}
              onFault={setFault}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const pictureOf = ({ url, width, height, tint }: LibraryPicture): Picture => ({ url, width, height, tint });

/** `scenes/evening-study.webp` → `evening study`. */
const shortName = (name: string): string =>
  name
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ');
