import { useEffect, useRef } from 'react';
import type { BlockOf } from '../../../contract/content/blocks.schemas.ts';
import { pictureAt } from '../../../contract/values/pictures.ts';
import { IconButton } from '../../ui/form/button.tsx';
import { X } from '../../ui/icons/icons.tsx';
import styles from './video-modal.module.css';

type Tile = BlockOf<'video_tile_grid'>['tiles'][number];

interface VideoModalProps {
  tile: Tile;
  /** Closes by the X, Escape or a click beside it. */
  onClose(): void;
}

/** A film in a native modal dialog; plays when opened, with captions if it has any. */
export function VideoModal({ tile, onClose }: VideoModalProps) {
  const { title } = tile;
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
        <Film tile={tile} className={styles.video} plays />
      </div>
    </dialog>
  );
}

/** A film in the native player. Nothing is fetched before it plays: automatically (`plays`), or at its button. */
export function Film({ tile, className, plays = false }: { tile: Tile; className: string | undefined; plays?: boolean }) {
  const { title, video_url, captions_url, poster } = tile;
  return (
    // biome-ignore lint/a11y/useMediaCaption: films with speech come with captions
    <video
      className={className}
      src={video_url}
      poster={poster ? pictureAt(poster.url, 1200) : undefined}
      preload={plays ? undefined : 'none'}
      controls
      autoPlay={plays}
      playsInline
      aria-label={title}
    >
      {captions_url && <track kind="captions" src={captions_url} srcLang="en" label="English" default />}
    </video>
  );
}
