import { useEffect, useRef, useState } from 'react';
import { type UploadedPhoto, writeReviewEndpoints } from '../../../../contract/reviews/write-review.ts';
import { pictureAt } from '../../../../contract/values/pictures.ts';
import { upload } from '../../../api/upload.ts';
import { choosePhotos, type PhotoChoice } from './photo-choice.ts';

/** A photo of the form: uploading or uploaded. */
export interface FormPhoto {
  readonly key: string;
  readonly name: string;
  /** The preview: the file itself while uploading. */
  readonly preview: string;
  readonly uploaded: UploadedPhoto | null;
}

export interface FormPhotos {
  readonly photos: readonly FormPhoto[];
  readonly leftOut: PhotoChoice<File>['leftOut'];
  readonly uploading: boolean;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Restores a draft's photos, or removes all. */
  replace(uploaded: readonly UploadedPhoto[]): void;
}

/** Uploads photos as soon as they are chosen, one after the other; reports failures by name and keeps the rest. */
export function usePhotos(productId: number): FormPhotos {
  const [photos, setPhotos] = useState<readonly FormPhoto[]>([]);
  const [leftOut, setLeftOut] = useState<PhotoChoice<File>['leftOut']>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const removed = useRef(new Set<string>());
  const previews = useRef<string[]>([]);

  useEffect(() => () => previews.current.forEach(URL.revokeObjectURL), []);

  const send = async (key: string, file: File): Promise<void> => {
    if (removed.current.has(key)) return;
    const result = await upload(writeReviewEndpoints.uploadPhoto, { productId }, file);
    if (result.ok) {
      setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, uploaded: result.data } : photo)));
      return;
    }
    setPhotos((all) => all.filter((photo) => photo.key !== key));
    const reason = result.statusCode === 0 ? 'The upload failed. Check your connection and add the photo again.' : result.message;
    setLeftOut((all) => [...all, { name: file.name, reason }]);
  };

  return {
    photos,
    leftOut,
    uploading: photos.some(({ uploaded }) => uploaded === null),
    add(files) {
      const choice = choosePhotos(files, photos.length);
      const added = choice.taken.map((file) => ({ file, key: crypto.randomUUID(), preview: URL.createObjectURL(file) }));
      previews.current.push(...added.map(({ preview }) => preview));
      setLeftOut(choice.leftOut);
      setPhotos([...photos, ...added.map(({ file, key, preview }) => ({ key, name: file.name, preview, uploaded: null }))]);
      for (const { key, file } of added) queue.current = queue.current.then(() => send(key, file));
    },
    remove(key) {
      removed.current.add(key);
      setPhotos(photos.filter((photo) => photo.key !== key));
      setLeftOut([]);
    },
    replace(uploaded) {
      setPhotos(uploaded.map((one) => ({ key: one.photoId, name: 'photo', preview: pictureAt(one.image.url, 256), uploaded: one })));
    },
  };
}
