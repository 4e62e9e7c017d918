import { maxReturnPhotos, type OrderReturn, returnPhoto, returnPhotoForm } from '../../../contract/returns/returns.ts';
import { photoTypes } from '../../../contract/values/photos.rules.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './damage-photos.module.css';

/** The photos of the damage, and a plain form that adds one; it works without script. */
export function DamagePhotos({ one, token, error }: { one: OrderReturn; token: string | null; error: string | null }) {
  const { photos, takesPhotos, orderNumber, caseNumber } = one;
  if (photos.length === 0 && !takesPhotos) return null;
  const key = { orderNumber, caseNumber, token };
  return (
    <section className={styles.section} aria-labelledby="photos">
      <h2 id="photos" className={styles.title}>
        Photos of the damage
      </h2>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ photoId, width, height }, at) => (
            <li key={photoId}>
              <a href={returnPhoto({ ...key, photoId })}>
                <img
                  className={styles.photo}
                  src={returnPhoto({ ...key, photoId })}
                  alt={`The damage you reported, ${at + 1} of ${photos.length}`}
                  width={width}
                  height={height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {takesPhotos && (
        <form className={styles.form} method="post" action={returnPhotoForm(key)} encType="multipart/form-data">
          <label className={styles.label} htmlFor="damage-photo">
            Add a photo
          </label>
          <input
            id="damage-photo"
            className={styles.file}
            type="file"
            name="photo"
            accept={photoTypes.join(',')}
            required
            aria-describedby="damage-photo-hint"
            aria-invalid={error ? true : undefined}
          />
          <p id="damage-photo-hint" className={error ? styles.error : styles.hint} role={error ? 'alert' : undefined}>
            {error ?? `It helps us decide faster. Up to ${maxReturnPhotos} photos, 8 MB each. Only you and our returns team can see them.`}
          </p>
          <Button type="submit" variant="secondary">
            Upload photo
          </Button>
        </form>
      )}
    </section>
  );
}
