import { useRef, useState } from 'react';
import { contentLibraryProblems, pictureBytes } from '../../../../contract/content/library.ts';
import { type ProductPicture, productEndpoints } from '../../../../contract/merchandising/products.ts';
import { photoTypes } from '../../../../contract/values/photos.rules.ts';
import { upload } from '../../../api/upload.ts';

/** Pictures being sent: how many of how many, and the one under way. */
interface Progress {
  readonly done: number;
  readonly total: number;
  readonly name: string;
}

/** A file that was not taken, and why. */
interface LeftOut {
  readonly name: string;
  readonly reason: string;
}

type Taken = Omit<ProductPicture, 'skus' | 'view'>;

/** What spares a wrong file the upload; the server decides by the bytes. */
function faultOf({ type, size }: File): string | null {
  if (type !== '' && !photoTypes.includes(type)) return contentLibraryProblems.picture_unreadable.message;
  return size > pictureBytes ? contentLibraryProblems.picture_too_large.message : null;
}

/** Sends pictures one after the other; further ones may be added meanwhile. `take` says why it does not want one, or null. */
export function usePictureUploads(take: (picture: Taken) => string | null) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const waiting = useRef<File[]>([]);
  const isSending = useRef(false);
  const done = useRef(0);
  const total = useRef(0);

  const send = async (file: File): Promise<string | null> => {
    const fault = faultOf(file);
    if (fault !== null) return fault;
    const sent = await upload(productEndpoints.addPicture, {}, file);
    return sent.ok ? take(sent.data) : sent.message;
  };

  const add = async (files: readonly File[]) => {
    if (files.length === 0) return;
    waiting.current.push(...files);
    total.current += files.length;
    if (isSending.current) return;
    isSending.current = true;
    setLeftOut([]);
    for (let file = waiting.current.shift(); file; file = waiting.current.shift()) {
      const { name } = file;
      setProgress({ done: done.current, total: total.current, name });
      const reason = await send(file);
      if (reason !== null) setLeftOut((before) => [...before, { name, reason }]);
      done.current += 1;
    }
    [isSending.current, done.current, total.current] = [false, 0, 0];
    setProgress(null);
  };

  return { progress, leftOut, add };
}
