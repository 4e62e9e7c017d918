import type { ComponentType } from 'react';
import type { ProductModel, ProductVideo } from '../../../../contract/catalog/catalog.ts';
import type { Picture } from './pictures.ts';

export interface GalleryProps {
  pictures: readonly Picture[];
  /** A tile at the end, for a product with a film. */
  video?: ProductVideo | undefined;
  /** The 3-D view, in the variation with these option values. */
  model?: ProductModel | undefined;
  values: readonly string[];
  name: string;
  /** The product's slug. */
  department: string;
  /** Enables zooming into parts of a picture; the full screen is always available. */
  zooms: boolean;
  /** From the specifications; labels the picture that shows it (checklist 12). */
  dimensions: string | undefined;
}

export interface FullScreen {
  Dialog: ComponentType<FullScreenProps>;
  open: boolean;
  /** The initial picture. */
  index: number;
}

/** Input of a full screen. */
export type FullScreenProps = GalleryProps & Omit<FullScreen, 'Dialog'> & { onClose(): void };
