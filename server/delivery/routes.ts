import { deliveryEndpoints } from '../../contract/buying/delivery.ts';
import { rememberPostalCode } from '../addresses/index.ts';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/db/index.ts';
import type { Api } from '../platform/http/api.ts';
import { freightRefusal } from './freight.ts';
import { noteFor } from './methods.ts';
import { estimateMany, estimateOne } from './operations.ts';
import { PageEstimates } from './page-estimate.ts';
import { freeShippingGap, shippingPrice } from './rates.ts';
import { requireDestination } from './restricted.ts';
import type { RatesAt } from './shop-rates.ts';

/** Far above a shopper trying variations and postal codes; below a robot mapping the warehouses. */
const limit = { rateLimit: { max: 300, windowSeconds: 60 } };

const details = { GROUND: 'Parcels, brought to the door', FRNTDOOR: 'Pieces over 70 lb, brought to the front door by two people' } as const;

interface DeliveryParts {
  readonly database: Database;
  readonly config: Pick<Config, 'restrictedPostalCodes'>;
  readonly ratesAt: RatesAt;
}

export function bindDelivery(api: Api, { database, config, ratesAt }: DeliveryParts): void {
  const destinationOf = (typed: string) => requireDestination(typed, config.restrictedPostalCodes);
  const forEverybody = new PageEstimates(database, ratesAt);
  const maybeDestination = (typed: string | undefined) => (typed ? destinationOf(typed) : null);

  api.bind(
    deliveryEndpoints.getMethods,
    async ({ postalCode }, call) => {
      const destination = destinationOf(postalCode);
      const rates = await ratesAt(call.brand, call.now);
      const isFree = freeShippingGap(0, destination, rates) !== null;
      return {
        destination,
        methods: (freightRefusal(destination) ? (['GROUND'] as const) : (['GROUND', 'FRNTDOOR'] as const)).map((code) => ({
          code,
          label: 'Standard',
          detail: details[code],
          price: shippingPrice({ merchandise: 1, heavy: code === 'FRNTDOOR' }, destination, rates),
          freeOver: isFree ? rates.freeOver : null,
          ...noteFor(destination),
        })),
      };
    },
    limit,
  );
  api.bind(
    deliveryEndpoints.rememberPostalCode,
    async ({ postalCode }, call) => {
      const destination = destinationOf(postalCode);
      rememberPostalCode(call, destination);
      return { destination };
    },
    limit,
  );
  api.bind(
    deliveryEndpoints.getEstimate,
    async ({ postalCode, ...wanted }, call) =>
      estimateOne(database.read, wanted, maybeDestination(postalCode), await ratesAt(call.brand, call.now), call.now),
    limit,
  );
  api.bind(deliveryEndpoints.getEstimateForPage, async ({ postalCode, variationId }, { brand, now }) =>
    postalCode
      ? estimateOne(database.read, { variationId, quantity: 1 }, destinationOf(postalCode), await ratesAt(brand, now), now)
      : forEverybody.ofVariation(variationId, brand, now),
  );
  api.bind(
    deliveryEndpoints.getEstimates,
    ({ postalCode, items }, call) => estimateMany(database.read, items, maybeDestination(postalCode), call.now),
    limit,
  );
}
