import type { Brand } from '../../brands/brand.ts';
import { withDetails } from '../../brands/with-details.ts';
import { withTheme } from '../../brands/with-theme.ts';
import type { Client } from '../../contract/api/client.ts';
import { catalogEndpoints } from '../../contract/catalog/catalog.ts';
import { contentEndpoints } from '../../contract/content/endpoints.ts';
import { defaultReturnTerms } from '../../contract/settings/returns.ts';
import { storeEndpoints } from '../../contract/settings/store.ts';
import { defaultFonts, fontUses, type ThemeSettings, themeFonts } from '../../contract/settings/theme.ts';
import type { ShellVariant } from '../page/page.ts';
import { type AroundProps, Before, Behind } from './around.tsx';
import type { Sister } from './family/family-links.tsx';
import { familyNames } from './family/family-names.ts';
import { standardShippingIn } from './free-shipping.ts';
import { barEntryOf } from './menu/menu-entry.ts';
import { orderedMenu } from './menu/menu-order.ts';
import { activeParts } from './promo/active-parts.ts';
import type { ShellBrand } from './visitor/brand.ts';
import { flagged, loadBrandFlags } from './visitor/brand-flags.ts';

/** Loads the shell once for many pages. If the menu or the site content fails, pages are shown without it and not cached. */
export async function loadShell(
  client: Client,
  ownBrand: Brand,
  served: readonly (Sister & { readonly key: string })[],
  variant: ShellVariant,
) {
  const [menu, site, flags, store, family] = await Promise.all([
    client.call(catalogEndpoints.getMenu, {}),
    client.call(contentEndpoints.getSite, {}),
    loadBrandFlags(client),
    client.call(storeEndpoints.getPublic, { brand: ownBrand.key }),
    familyNames(client),
  ]);
  const { details, theme, stylesheet } = store.ok ? store.data : { details: null, theme: null, stylesheet: null };
  const brand = flagged(withTheme(withDetails(ownBrand, details), theme), flags);
  const sisters = served.map(({ key, name, href }) => ({ name: family.find((one) => one.key === key)?.name ?? name, href }));
  const words = site.ok ? site.data : null;
  const entries = menu.ok && variant === 'shop' ? orderedMenu(menu.data.departments, menu.data.links, words?.navBar) : [];
  const promo = words && flags.isOn('slim-line-banner') ? activeParts(words.slimLineBanner) : [];
  const around: AroundProps = {
    variant,
    brand,
    sisters,
    menu: entries,
    sale: words?.navBar.sale_nav ?? null,
    promo,
    freeFrom: standardShippingIn(words).freeFrom,
    footer: words?.footer,
  };
  return {
    data: { menu: entries.map((entry) => barEntryOf(entry, words?.navBar)) },
    shared: { brand: shellBrandOf(brand, (words?.returns ?? defaultReturnTerms).days) },
    site: siteSet(brand, theme, stylesheet),
    before: <Before {...around} />,
    behind: <Behind {...around} />,
    picture: entries.find(({ navImage }) => navImage)?.navImage ?? null,
    complete: menu.ok && site.ok && flags.known && store.ok,
  };
}

/** What staff have set of the document around the page. */
function siteSet({ name, companyName, support, social, themeColor }: Brand, theme: ThemeSettings | null, stylesheet: string | null) {
  const fonts = theme && fontUses.map((use) => themeFonts[theme[use] ?? defaultFonts[use]].file);
  return {
    name,
    companyName,
    support,
    social,
    themeColor,
    stylesheet,
    ...(theme?.icon && { icon: theme.icon.src }),
    ...(fonts && { fonts: fonts.filter((file) => file !== null) }),
  };
}

/** The part of a brand that is sent with every page. */
const shellBrandOf = ({ key, name, companyName, support, financing, crossSell }: Brand, returnDays: number): ShellBrand => ({
  key,
  name,
  companyName,
  support,
  financing,
  crossSell,
  returnDays,
});
