import type { SavedItem, SavedList } from '../../contract/saved/saved.ts';
import { getOffers, type Offer, presentOffer } from '../catalog/index.ts';
import type { Db } from '../platform/db/index.ts';
import type { Call } from '../platform/http/call.ts';
import type { Item } from './items.ts';
import { findItems, findList } from './store.ts';

/** A year (spec §9 lifetimes). */
const cookieSeconds = 31_536_000;

/** The owner's list at today's prices and stock; sets the `save_for_later_uuid` cookie to its id (spec §3 client storage). */
export async function showSaved(db: Db, ownerId: string | null, call: Call): Promise<SavedList> {
  const list = ownerId === null ? null : await findList(db, ownerId);
  if (list === null) return { saveForLaterUuid: null, items: [] };
  if (!call.bearer && call.cookie('save_for_later_uuid') !== list) {
    call.setCookie('save_for_later_uuid', list, { maxAge: cookieSeconds, httpOnly: true });
  }
  const items = await findItems(db, list);
  const offers = await getOffers(
    db,
    items.map(({ variationId }) => variationId),
    { now: call.now },
  );
  return { saveForLaterUuid: list, items: items.flatMap((item) => presentItem(item, offers.get(item.variationId))) };
}

function presentItem({ quantity, priceSeen, savedAt }: Item, offer: Offer | undefined): SavedItem[] {
  if (!offer) return [];
  const kept = { quantity, priceWhenSaved: priceSeen, savedAt: savedAt.toISOString() };
  return [{ ...presentOffer(offer), ...kept, errorDetails: errorOf(offer) }];
}

function errorOf({ published, availability }: Offer): SavedItem['errorDetails'] {
  if (!published || availability === 'RESTRICTED') return { code: 'unavailable', message: 'This item is no longer sold.' };
  return availability === 'SELLABLE' ? null : { code: 'out_of_stock', message: 'This item is out of stock.' };
}
