import type { Logger } from 'pino';
import { type AddedBrand, setAddedBrands } from '../../brands/added.ts';
import type { Config } from '../platform/config/config.ts';
import { addressOfHost, followAddresses } from '../platform/config/shop-urls.ts';
import type { Database } from '../platform/db/index.ts';
import { purgingOf } from '../platform/purging/purging.ts';
import { brandsTag, findAddedBrands, findHostsOf } from '../settings/index.ts';

export interface BrandsParts {
  readonly database: Database;
  readonly config: Pick<Config, 'shopUrls' | 'cookieDomain'>;
}

/** Lets this process know the brands made in the console, now and whenever any process changes them. */
export async function followBrands(parts: BrandsParts & { readonly log: Logger }): Promise<void> {
  await readBrands(parts);
  let reading: Promise<void> = Promise.resolve();
  purgingOf(parts.database).hear((tags) => {
    if (tags !== 'everything' && !tags.includes(brandsTag)) return;
    // One after the other, so that an older answer never replaces a newer one.
    reading = reading
      .then(() => readBrands(parts))
      .catch((error: unknown) => parts.log.error({ err: error }, 'the brands made in the console could not be read'));
  });
}

/** For a shop that closes. */
export const forgetBrands = ({ config }: Pick<BrandsParts, 'config'>): void => setAddedBrands(config.shopUrls, []);

/** Reads them and applies them to this process. */
export async function readBrands({ database, config }: BrandsParts): Promise<void> {
  const hostsOf = await findHostsOf(database.read);
  const stored = await findAddedBrands(database.read);
  const added = stored
    .filter(({ state }) => state !== 'archived')
    .map((brand) =>
      asAdded(
        brand,
        hostsOf(brand.key).filter((host) => host !== brand.host),
      ),
    );
  followAddresses(config, new Map(added.map(({ key, host }) => [key, addressOfHost(config, host)])));
  setAddedBrands(config.shopUrls, added);
}

type Stored = Awaited<ReturnType<typeof findAddedBrands>>[number];

const asAdded = (
  { key, name, about, host, base, state, departments, returnName, returnLines, ...said }: Stored,
  formerHosts: readonly string[],
): AddedBrand => ({
  key,
  name,
  about,
  host,
  formerHosts,
  base,
  departments,
  isClosed: state === 'closed',
  locales: said.countries.map((country) => `en-${country}` as const),
  assortment: said.categories.length + said.tags.length === 0 ? null : { categories: said.categories, tags: said.tags },
  returnCenter: { name: returnName, lines: returnLines },
});
