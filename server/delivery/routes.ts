import { deliveryEndpoints } from '../../contract/delivery/delivery.ts';
import { rememberPostalCode } from '../addresses/index.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import type { Call } from '../platform/http/call.ts';
import { estimateMany, estimateOne } from './operations.ts';
import { PageEstimates } from './page-estimate.ts';
import { methodsTo, priceList } from './price-list.ts';
import { requireDestination } from './restricted.ts';
import type { RestrictionsAt } from './restrictions/restrictions.ts';
import type { RatesAt } from './shop-rates.ts';

/** Far above a shopper trying variations and postal codes; below a robot mapping the warehouses. */
const limit = { rateLimit: { max: 300, windowSeconds: 60 } };

interface DeliveryParts {
  readonly database: Database;
  readonly ratesAt: RatesAt;
  readonly restrictionsAt: RestrictionsAt;
}

export function bindDelivery(api: Api, { database, ratesAt, restrictionsAt }: DeliveryParts): void {
  const forEverybody = new PageEstimates(database, ratesAt);
  /** What a call's answer depends on; throws what `requireDestination` throws. */
  const termsOf = async (typed: string | undefined, { brand, now }: Pick<Call, 'brand' | 'now'>) => {
    const restrictions = await restrictionsAt(brand, now);
    return { destination: typed ? requireDestination(typed, restrictions) : null, rates: await ratesAt(brand, now), restrictions };
  };

  api.bind(
    deliveryEndpoints.getMethods,
    async ({ postalCode, addressLine1 }, call) => {
      const restrictions = await restrictionsAt(call.brand, call.now);
      const destination = requireDestination(postalCode, restrictions);
      const to = { ...destination, addressLine1 };
      return { destination, methods: methodsTo(to, await ratesAt(call.brand, call.now), restrictions) };
    },
    limit,
  );
  api.bind(deliveryEndpoints.getRates, async (_input, call) => ({ rates: priceList(await ratesAt(call.brand, call.now)) }));
  api.bind(
    deliveryEndpoints.rememberPostalCode,
    async ({ postalCode }, call) => {
      const destination = requireDestination(postalCode, await restrictionsAt(call.brand, call.now));
      rememberPostalCode(call, destination);
      return { destination };
    },
    limit,
  );
  api.bind(
    deliveryEndpoints.getEstimate,
    async ({ postalCode, ...wanted }, call) => {
      const terms = await termsOf(postalCode, call);
      return estimateOne(database.read, wanted, terms.destination, terms, call.now);
    },
    limit,
  );
  api.bind(deliveryEndpoints.getEstimateForPage, async ({ postalCode, variationId }, call) => {
    if (!postalCode) return forEverybody.ofVariation(variationId, call.brand, call.now);
    const terms = await termsOf(postalCode, call);
    return estimateOne(database.read, { variationId, quantity: 1 }, terms.destination, terms, call.now);
  });
  api.bind(
    deliveryEndpoints.getEstimates,
    async ({ postalCode, items }, call) => {
      const { destination, restrictions } = await termsOf(postalCode, call);
      return estimateMany(database.read, items, destination, restrictions, call.now);
    },
    limit,
  );
}
