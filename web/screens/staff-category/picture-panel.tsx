import { useState } from 'react';
import { pictureBytes } from '../../../contract/content/library.ts';
import { productEndpoints } from '../../../contract/merchandising/products.ts';
import { photoTypes } from '../../../contract/values/photos.rules.ts';
import { upload } from '../../api/upload.ts';
import { FileButton } from '../../features/staff/file-button.tsx';
import { Panel } from '../../features/staff/panel.tsx';
import { staffCategory } from '../../staff-routes.ts';
import { Button, LinkButton } from '../../ui/form/button.tsx';
import { Image } from '../../ui/image.tsx';
import { LibraryPictures } from './library-pictures.tsx';
import { MeasureFields } from './measure-fields.tsx';
import styles from './picture-panel.module.css';
import type { StaffCategoryData } from './staff-category-data.ts';

interface PicturePanelProps extends Pick<StaffCategoryData, 'category' | 'library'> {
  /** Whether the member may see the library. */
  readonly mayChoose: boolean;
}

/** The picture of a category's tile and of its place in the menu: uploaded, or chosen from the library. */
export function PicturePanel({ category, library, mayChoose }: PicturePanelProps) {
  const { taxonomyId, version, picture: stored } = category;
  const [picture, setPicture] = useState(stored);
  const label = picture ? 'Change picture' : 'Upload picture';
  const accept = photoTypes.join(',');
  const isNew = picture?.url !== stored?.url;
  const send = async (file: File): Promise<string | null> => {
    const sent = await upload(productEndpoints.addPicture, {}, file);
    if (!sent.ok) return sent.message;
    const { src, width, height, tint } = sent.data;
    setPicture({ url: src, alt: '', width, height, tint });
    return null;
  };
  return (
    <Panel
      id="picture"
      title="Picture"
      lead={`On its tile and in the menu. Without one they show a product from it. JPEG, PNG, WebP or AVIF, up to ${pictureBytes / 1024 / 1024} MB.`}
    >
      <form className={styles.form} method="post" action={staffCategory({ taxonomyId })}>
        <input type="hidden" name="action" value="picture" />
        <input type="hidden" name="version" value={version} />
        {picture && (
          <>
            <Image image={picture} alt="The category’s picture" span="thumb" ratio="square" className={styles.picture} />
            <MeasureFields picture={picture} />
          </>
        )}
        <div className={styles.buttons}>
          <div className={styles.scripted}>
            <FileButton label={label} accept={accept} send={send} />
          </div>
          {mayChoose && !library && (
            <LinkButton href={`${staffCategory({ taxonomyId }, { library: 1 })}#picture`} variant="secondary" size="small">
              Choose from library
            </LinkButton>
          )}
          {isNew && (
            <Button type="submit" size="small">
              Save picture
            </Button>
          )}
          {stored && !isNew && (
            <Button type="submit" name="then" value="remove" variant="quiet" size="small">
              Remove picture
            </Button>
          )}
        </div>
      </form>
      <noscript>
        <form className={styles.buttons} method="post" encType="multipart/form-data" action={staffCategory({ taxonomyId })}>
          {/* Fields are read up to the file. */}
          <input type="hidden" name="action" value="upload" />
          <input type="hidden" name="version" value={version} />
          <input type="file" name="picture" accept={accept} required aria-label="Picture" />
          <Button type="submit" variant="secondary">
            {label}
          </Button>
        </form>
      </noscript>
      {library && <LibraryPictures category={category} library={library} />}
    </Panel>
  );
}
