import { Button } from '../../../ui/form/button.tsx';
import { Image } from '../../../ui/image.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { pictureOf } from '../blocks.ts';
import { useEditing, useField } from '../editing-context.ts';
import type { FieldProps } from './field-props.ts';
import styles from './picture-field.module.css';

/** An image from the library or from a product. */
export function PictureField({ form, path, value }: FieldProps) {
  const { fault, set } = useField(path);
  const { choosePicture } = useEditing();
  const picture = pictureOf(value);
  return (
    <fieldset className={styles.picture}>
      <legend>{form.label}</legend>
      <div className={styles.frame} data-tint={picture?.tint}>
        {picture ? <Image image={{ ...picture, alt: '' }} span="thumb" /> : <span className={styles.none}>None</span>}
      </div>
      <div className={styles.words}>
        {picture && (
          <p className={styles.size}>
            {picture.width} × {picture.height}
          </p>
        )}
        {form.help && <p className={styles.size}>{form.help}</p>}
        {fault && (
          <p className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <div className={styles.buttons}>
          <Button size="small" variant="secondary" onClick={() => choosePicture(path, form.label)}>
            {picture ? 'Change' : 'Select'}
            <VisuallyHidden>: {form.label}</VisuallyHidden>
          </Button>
          {picture && (
            <Button size="small" variant="quiet" onClick={() => set(null)}>
              Remove<VisuallyHidden>: {form.label}</VisuallyHidden>
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
