import { useState } from 'react';
import { productEndpoints } from '../../../../contract/merchandising/products.ts';
import { upload } from '../../../api/upload.ts';
import { Checkbox } from '../../../ui/form/choice.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FileButton } from '../file-button.tsx';
import { Panel } from '../panel.tsx';
import { frameOf } from './frame-of.ts';
import styles from './product-fields.module.css';
import type { FilmForm } from './product-form.ts';

/** The film of a product, which its pictures end with. */
export function FilmFields({ film: given, name, error }: { film: FilmForm; name: string; error: string | undefined }) {
  const [film, setFilm] = useState(given);
  const send = async (file: File): Promise<string | null> => {
    const sent = await upload(productEndpoints.addFilm, {}, file);
    if (!sent.ok) return sent.message;
    const { url } = sent.data;
    const frame = await frameOf(url);
    const poster = frame && (await upload(productEndpoints.addPicture, {}, frame));
    setFilm(({ title }) => ({ url, title, poster: poster?.ok ? poster.data.src : '' }));
    return null;
  };
  return (
    <Panel title="Video" lead="Plays after the pictures. MP4, up to 15 MB; shoppers start it themselves.">
      <FileButton label={film.url === '' ? 'Upload video' : 'Replace video'} accept="video/mp4" send={send} />
      {film.url !== '' && (
        <div className={styles.film}>
          {/* biome-ignore lint/a11y/useMediaCaption: as on the product page, a film without words */}
          <video key={film.url} src={film.url} poster={film.poster || undefined} controls preload="metadata" aria-label="The video" />
          <div className={styles.texts}>
            <input type="hidden" name="video.url" value={film.url} />
            <input type="hidden" name="video.poster" value={film.poster} />
            <Field
              label="Video title"
              name="video.title"
              autoComplete="off"
              maxLength={200}
              placeholder={name || 'What it shows'}
              hint="Read out by screen readers."
              defaultValue={film.title}
              error={error}
              optional
            />
            <Checkbox name="video.gone" value="1">
              Remove the video when saving
            </Checkbox>
          </div>
        </div>
      )}
    </Panel>
  );
}
