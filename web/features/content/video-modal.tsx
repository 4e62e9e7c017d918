import { useEffect, useRef } from 'react';
import type { BlockOf } from '../../../contract/content/blocks.ts';
import { IconButton } from '../../ui/button.tsx';
import { X } from '../../ui/icons.tsx';
import styles from './video-modal.module.css';

interface VideoModalProps {
  tile: BlockOf<'video_tile_grid'>['tiles'][number];
  /** Closed by the X, by Escape or by a press beside it. */
  onClose(): void;
}

/** A film in the browser's own modal dialog; it plays when it opens, with its captions where it has any. */
export function VideoModal({ tile: { title, video_url, captions_url, poster }, onClose }: VideoModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={styles.modal}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <div className={styles.frame}>
        <header className={styles.bar}>
          <p className={styles.title}>{title}</p>
          <IconButton label="Close" icon={<X size={22} />} onClick={() => dialog.current?.close()} />
        </header>
        {/* biome-ignore lint/a11y/useMediaCaption: captions come with the film where somebody speaks */}
        <video className={styles.video} src={video_url} poster={poster?.url} controls autoPlay playsInline>
          {captions_url && <track kind="captions" src={captions_url} srcLang="en" label="English" default />}
        </video>
      </div>
    </dialog>
  );
}
