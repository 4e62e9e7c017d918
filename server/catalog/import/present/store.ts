import { sql } from 'kysely';
import type { Db } from '../../../platform/db/index.ts';
import type { Present } from '../merging/merge.ts';
import type { StoredImage } from '../prepared.ts';
import type { ProductRecord, VariationRecord } from '../record.ts';

interface ProductRow
  extends Omit<ProductRecord, 'variations' | 'images' | 'model' | 'brand' | 'video' | 'replacedBy' | 'seoTitle' | 'seoDescription'> {
  id: number;
  hash: string;
  version: number;
  introducedOn: string;
  brand: string | null;
  video: ProductRecord['video'] | null;
  replacedBy: string | null;
  seoTitle: string | null;
  seoDescription: string | null;
  modelUrl: string | null;
}

/** Products as records, by handle: the base into which patches are merged. */
export async function findPresent(db: Db, ids: readonly number[]): Promise<Map<string, Present>> {
  if (ids.length === 0) return new Map();
  const [products, variations, images] = await Promise.all([productsOf(db, ids), variationsOf(db, ids), imagesOf(db, ids)]);
  return new Map(
    products.map(({ id, hash, version, modelUrl, brand, video, replacedBy, seoTitle, seoDescription, ...row }) => {
      const all = (variations.get(id) ?? []).map(({ retired, variation }) => ({ retired, variation }));
      const live = all.filter(({ retired }) => !retired).map(({ variation }) => variation);
      const record: ProductRecord = {
        ...row,
        ...(brand && { brand }),
        ...(video && { video }),
        ...(replacedBy && { replacedBy }),
        ...(seoTitle && { seoTitle }),
        ...(seoDescription && { seoDescription }),
        variations: live,
      };
      return [
        row.handle,
        {
          id,
          handle: row.handle,
          hash,
          version,
          introducedOn: row.introducedOn,
          record,
          variations: live,
          retired: all.filter(({ retired }) => retired).map(({ variation }) => variation),
          images: images.get(id) ?? [],
          model: modelUrl,
        },
      ];
    }),
  );
}

async function productsOf(db: Db, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.handle, p.content_hash as hash, p.version, p.name, p.brand, c.slugs as category, p.description, p.highlights, p.specifications, p.tags,
      (select jsonb_agg(jsonb_build_object('name', o -> 'name', 'values', (
        select jsonb_agg(jsonb_strip_nulls(v) order by j) from jsonb_array_elements(o -> 'values') with ordinality as vs(v, j))) order by i)
        from jsonb_array_elements(p.options) with ordinality as os(o, i)) as options,
      coalesce((select jsonb_agg(a.slugs order by a.slugs) from catalog.product_category pc join catalog.category a on a.id = pc.category_id
        where pc.product_id = p.id and a.rules is null), '[]') as "alsoIn",
      p.published, p.introduced_on as "introducedOn", p.returnable, p.gone_at is not null as discontinued,
      p.successor_handle as "replacedBy", p.related, p.sold_at as "soldAt", p.seo_title as "seoTitle", p.seo_description as "seoDescription", p.video, p.model ->> 'url' as "modelUrl"
    from catalog.product p join catalog.category c on c.id = p.category_id where p.id = any(${ids}::int[])`.execute(db);
  return rows.map((row) => ({ ...row, options: row.options ?? [] }));
}

interface VariationRow {
  productId: number;
  sku: string;
  options: Record<string, string>;
  price: number;
  referenceType: NonNullable<VariationRecord['reference']>['type'] | null;
  referenceCents: number | null;
  evidence: string | null;
  endsAt: Date | null;
  gtin: string | null;
  weightGrams: number | null;
  deliveryClass: VariationRecord['deliveryClass'] | null;
  specifications: NonNullable<VariationRecord['specifications']>;
  restriction: string | null;
  leadTimeDays: number;
  madeToOrder: boolean;
  retired: boolean;
  stock: Record<string, number>;
}

async function variationsOf(db: Db, ids: readonly number[]): Promise<Map<number, { retired: boolean; variation: VariationRecord }[]>> {
  const { rows } = await sql<VariationRow>`
    select v.product_id as "productId", v.sku, v.gtin, v.options, v.price_cents as price, v.reference_type as "referenceType",
      v.reference_cents as "referenceCents", v.reference_evidence as evidence, v.sale_ends_at as "endsAt", v.weight_grams as "weightGrams",
      v.delivery_class as "deliveryClass",
      v.specifications, v.restriction, v.lead_time_days as "leadTimeDays", v.made_to_order as "madeToOrder", v.retired_at is not null as retired,
      coalesce((select jsonb_object_agg(s.warehouse_code, s.on_hand) from catalog.stock s where s.variation_id = v.id), '{}') as stock
    from catalog.variation v where v.product_id = any(${ids}::int[]) order by v.product_id, v.position, v.id`.execute(db);
  const found = new Map<number, { retired: boolean; variation: VariationRecord }[]>();
  for (const {
    productId,
    retired,
    referenceType,
    referenceCents,
    evidence,
    endsAt,
    gtin,
    weightGrams,
    deliveryClass,
    specifications,
    restriction,
    ...row
  } of rows) {
    const variation: VariationRecord = {
      ...row,
      ...(referenceType &&
        referenceCents !== null &&
        evidence !== null && {
          reference: { type: referenceType, amount: referenceCents, evidence, ...(endsAt && { endsAt: new Date(endsAt).toISOString() }) },
        }),
      ...(gtin !== null && { gtin }),
      ...(weightGrams !== null && { weightGrams }),
      ...(deliveryClass && { deliveryClass }),
      ...(specifications.length > 0 && { specifications }),
      ...(restriction !== null && { restriction }),
    };
    found.set(productId, [...(found.get(productId) ?? []), { retired, variation }]);
  }
  return found;
}

interface ImageRow {
  productId: number;
  url: string | null;
  sourceUrl: string | null;
  alt: string;
  width: number;
  height: number;
  tint: string;
  view: 'scale' | 'room' | null;
  focus: { x: number; y: number } | null;
  skus: string[];
}

async function imagesOf(db: Db, ids: readonly number[]): Promise<Map<number, StoredImage[]>> {
  const { rows } = await sql<ImageRow>`
    select product_id as "productId", url, source_url as "sourceUrl", alt, width, height, tint, view, focus, skus
    from catalog.image where product_id = any(${ids}::int[]) order by product_id, position`.execute(db);
  const found = new Map<number, StoredImage[]>();
  for (const { productId, url, sourceUrl, view, focus, ...row } of rows) {
    const image: StoredImage = {
      ...row,
      src: url ?? sourceUrl ?? '',
      ...(url && sourceUrl && { from: sourceUrl }),
      ...(view && { view }),
      ...(focus && { focus }),
    };
    found.set(productId, [...(found.get(productId) ?? []), image]);
  }
  return found;
}
