import type { z } from 'zod';
import type { contentPage } from './page.schemas.ts';
import type { ContentImage } from './parts.schemas.ts';
import type { siteContent } from './site.schemas.ts';

/**
 * Content in files (`brands/{brand}/pages`, `npm run content -- import`), where ids and stored pictures are unknown: products go by handle, pictures
 * by file or product, links may be `category:furniture/sofas` (or `category:rugs?price=-50`) or `product:oak-sofa`, films `film:evening-study`. The
 * import resolves them.
 */

/** A product by its handle; `sku` chooses the variation. */
export interface ProductByHandle {
  readonly handle: string;
  readonly sku?: string;
}

/** A picture by its file below `sample/media/`, such as `scenes/living-room.webp`, or a product's first picture. Null where there is none yet. */
export type PictureByName = { readonly asset: string } | { readonly picture_of: string };

type Authored<T> = T extends ProductReferenceInput
  ? ProductReferenceInput | ProductByHandle
  : T extends ContentImageInput
    ? ContentImageInput | PictureByName
    : T extends readonly (infer Item)[]
      ? readonly Authored<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: Authored<T[Key]> }
        : T;

type ContentImageInput = Omit<ContentImage, 'tint'> & { tint?: string | undefined };
type ProductReferenceInput = { product_id: unknown };

export type AuthoredPage = Authored<z.input<typeof contentPage>>;
export type AuthoredBlock = AuthoredPage['blocks'][number];
export type AuthoredSite = Authored<z.input<typeof siteContent>>;
