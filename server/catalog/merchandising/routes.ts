import { productEndpoints } from '../../../contract/merchandising/products.ts';
import type { MediaStore } from '../../media/index.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/index.ts';
import type { Api } from '../../platform/http/api.ts';
import type { Call } from '../../platform/http/call.ts';
import { requireStaff } from '../../staff/index.ts';
import { previewToken } from '../products/preview.ts';
import { addFilm, addModel, addPicture, requireUploaded } from './files.ts';
import { categoryChoices, getStaffProduct, listProducts, sellersOf } from './listing.ts';
import { addProduct, duplicateProduct, saveProduct, setState, undoChange } from './operations.ts';
import { planState } from './planned/operations.ts';
import { restoreChange } from './restoring.ts';
import { findMedia, listWarehouses } from './store.ts';

interface MerchandisingParts {
  readonly database: Database;
  readonly media: MediaStore;
  readonly config: Pick<Config, 'secret'>;
}

/** Binds the calls by which staff manage the catalogue. All require `catalog.edit`. */
export function mountMerchandising(api: Api, { database, media, config }: MerchandisingParts): void {
  const db = database.read;
  const actorOf = async (call: Call) => ({ member: await requireStaff(db, call, 'catalog.edit'), now: call.now });

  api.bind(productEndpoints.list, async (asked, call) => {
    await actorOf(call);
    return listProducts(db, asked);
  });
  api.bind(productEndpoints.get, async ({ productId, ...asked }, call) => {
    await actorOf(call);
    return getStaffProduct(db, productId, asked, { previewToken: previewToken(config.secret, productId, call.now), now: call.now });
  });
  api.bind(productEndpoints.fresh, async (_input, call) => {
    await actorOf(call);
    return { warehouses: await listWarehouses(db), categories: await categoryChoices(db), sellers: await sellersOf(db, null, call.now) };
  });
  api.bind(productEndpoints.add, async (edit, call) => {
    const actor = await actorOf(call);
    await requireUploaded(media, edit, new Set());
    return addProduct(database, edit, actor);
  });
  api.bind(productEndpoints.save, async ({ productId, version, ...edit }, call) => {
    const actor = await actorOf(call);
    if (edit.pictures || edit.video) await requireUploaded(media, edit, await findMedia(db, productId));
    return saveProduct(database, productId, version, edit, actor);
  });
  api.bind(productEndpoints.setState, async ({ productId, ...wanted }, call) => setState(database, productId, wanted, await actorOf(call)));
  api.bind(productEndpoints.plan, async ({ productId, at, ...wanted }, call) =>
    planState(database, productId, { ...wanted, at: at === null ? null : new Date(at) }, await actorOf(call)),
  );
  api.bind(productEndpoints.duplicate, async ({ productId }, call) => duplicateProduct(database, productId, await actorOf(call)));
  api.bind(productEndpoints.undo, async ({ productId, version }, call) => undoChange(database, productId, version, await actorOf(call)));
  api.bind(productEndpoints.restore, async ({ productId, ...wanted }, call) =>
    restoreChange(database, productId, wanted, await actorOf(call)),
  );
  api.bind(productEndpoints.addPicture, async (_input, call) => {
    await actorOf(call);
    return addPicture(media, await call.file());
  });
  api.bind(productEndpoints.addFilm, async (_input, call) => {
    await actorOf(call);
    return addFilm(media, await call.file());
  });
  api.bind(productEndpoints.addModel, async (_input, call) => {
    await actorOf(call);
    return addModel(media, await call.file());
  });
}
