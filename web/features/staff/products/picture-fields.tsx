import { useState } from 'react';
import { productEndpoints } from '../../../../contract/merchandising/products.ts';
import { upload } from '../../../api/upload.ts';
import { Button } from '../../../ui/form/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Image } from '../../../ui/image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { FileButton } from '../file-button.tsx';
import { Panel } from '../panel.tsx';
import styles from './product-fields.module.css';
import type { PictureForm } from './product-form.ts';

/** The pictures of a product: uploaded, described, put in order and removed. The first one is the product's own. */
export function PictureFields({ pictures: given, name }: { pictures: readonly PictureForm[]; name: string }) {
  const [pictures, setPictures] = useState(given);

  const send = async (file: File): Promise<string | null> => {
    const sent = await upload(productEndpoints.addPicture, {}, file);
    if (!sent.ok) return sent.message;
    setPictures((before) => [...before.filter(({ src }) => src !== sent.data.src), { ...sent.data, skus: '', view: '' }]);
    return null;
  };
  const move = (from: number, to: number) => setPictures((before) => moved(before, from, to));
  const remove = (at: number) => setPictures((before) => before.filter((_, i) => i !== at));

  return (
    <Panel title="Pictures" lead="The first one stands for the product in lists.">
      <FileButton label="Upload pictures" accept="image/jpeg,image/png,image/webp,image/avif" multiple send={send} />
      <ol className={styles.pictures}>
        {pictures.map((picture, i) => (
          <li key={picture.src} className={styles.picture}>
            <Image image={{ ...picture, url: picture.src }} alt="" span="thumb" ratio="square" className={styles.thumb} />
            <div className={styles.texts}>
              {(['src', 'width', 'height', 'tint', 'view'] as const).map((field) => (
                <input key={field} type="hidden" name={`p${i}.${field}`} value={picture[field]} />
              ))}
              <input type="hidden" name={`p${i}.place`} value={i + 1} />
              <Field
                label={`Alt text of picture ${i + 1}`}
                name={`p${i}.alt`}
                autoComplete="off"
                maxLength={300}
                placeholder={name || 'What it shows'}
                defaultValue={picture.alt}
              />
              <Field
                label={`SKUs that picture ${i + 1} shows`}
                name={`p${i}.skus`}
                autoComplete="off"
                placeholder="All"
                defaultValue={picture.skus}
                optional
              />
              <div className={styles.moves}>
                <Button variant="quiet" size="small" disabled={i === 0} onClick={() => move(i, i - 1)}>
                  Up<VisuallyHidden>: picture {i + 1}</VisuallyHidden>
                </Button>
                <Button variant="quiet" size="small" disabled={i === pictures.length - 1} onClick={() => move(i, i + 1)}>
                  Down<VisuallyHidden>: picture {i + 1}</VisuallyHidden>
                </Button>
                <Button variant="quiet" size="small" onClick={() => remove(i)}>
                  Remove<VisuallyHidden> picture {i + 1}</VisuallyHidden>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const [item, rest] = [items[from], items.filter((_, i) => i !== from)];
  return item === undefined ? [...items] : [...rest.slice(0, to), item, ...rest.slice(to)];
}
