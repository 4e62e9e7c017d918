import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { contentLibraryEndpoints, type LibraryPicture, type ListedPicture } from '../../../contract/content/library.ts';
import { client } from '../../api/browser.ts';
import { upload } from '../../api/upload.ts';
import { Button } from '../../ui/form/button.tsx';
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

interface Found {
  readonly pictures: readonly ListedPicture[];
  /** Where more continue; null after the last ones. */
  readonly next: string | null;
  /** Index of the first picture that was added last. */
  readonly from: number;
}
const nothing: Found = { pictures: [], next: null, from: 0 };

const withMore = ({ pictures }: Found, more: Pick<Found, 'pictures' | 'next'>): Found => ({
  pictures: [...pictures, ...more.pictures],
  next: more.next,
  from: pictures.length,
});

function Library({ onChoose }: { onChoose(picture: Picture): void }) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const { pictures, next, from } = found ?? nothing;

  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      const answer = await client.call(contentLibraryEndpoints.pictures, { q: words });
      if (!isLatest) return;
      setFault(answer.ok ? null : answer.message);
      if (answer.ok) setFound({ ...answer.data, from: 0 });
    }, 200);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [words]);

  // Keyboard users continue at the first new picture.
  useEffect(() => {
    if (from > 0) list.current?.children[from]?.querySelector('button')?.focus();
  }, [from]);

  const showMore = async (after: string) => {
    setLoading(true);
    const answer = await client.call(contentLibraryEndpoints.pictures, { q: words, after });
    setLoading(false);
    setFault(answer.ok ? null : answer.message);
    // Another search may have been answered meanwhile.
    if (answer.ok) setFound((now) => (now !== null && now === found ? withMore(now, answer.data) : now));
  };

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
      {found && pictures.length === 0 && <p className={styles.quiet}>No images found.</p>}
      <ul ref={list} className={styles.grid} aria-busy={found === null}>
        {pictures.map((picture) => (
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
              onRemoved={() => setFound({ pictures: pictures.filter(({ url }) => url !== picture.url), next, from: 0 })}
              onFault={setFault}
            />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button variant="secondary" busy={isLoading} onClick={() => showMore(next)}>
          Show more images
        </Button>
      )}
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
