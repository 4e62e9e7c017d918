import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../brands/brand.ts';
import { catalogEndpoints, type MenuDepartment } from '../../contract/catalog.ts';
import type { Client } from '../../contract/client.ts';
import { contentEndpoints } from '../../contract/content/endpoints.ts';
import { BrandProvider, type ShellBrand } from './brand.ts';
import { flagged, loadBrandFlags } from './brand-flags.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import { ConsentDrawer } from './consent/consent-drawer.tsx';
import type { DepartmentLink } from './department-bar.tsx';
import type { Sister } from './family/family-links.tsx';
import { Footer } from './footer/footer.tsx';
import { freeShippingFrom } from './free-shipping.ts';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { orderedDepartments } from './menu-order.ts';
import { activeParts } from './promo/active-parts.ts';
import { PromoDetails } from './promo/promo-details.tsx';
import { Top } from './top.tsx';

type Variant = 'shop' | 'checkout' | 'bare';

/**
 * What stands around every page of a kind, loaded once for many pages. A shop whose menu or words cannot be loaded has none for a moment:
 * the page is then shown, and not kept.
 */
export async function loadShell(client: Client, ownBrand: Brand, sisters: readonly Sister[], variant: Variant) {
  const [menu, site, flags] = await Promise.all([
    client.call(catalogEndpoints.getMenu, {}),
    client.call(contentEndpoints.getSite, {}),
    loadBrandFlags(client),
  ]);
  const brand = flagged(ownBrand, flags);
  const words = site.ok ? site.data : null;
  const departments = menu.ok && variant === 'shop' ? orderedDepartments(menu.data.departments, words?.navBar) : [];
  const promo = words && flags.isOn('slim-line-banner') ? activeParts(words.slimLineBanner) : [];
  const threshold = words?.flatShippingMetaData?.threshold.amount;
  return {
    data: { brand: shellBrandOf(brand), departments: departments.map(linkOf) },
    before: markup(
      <BrandProvider value={brand}>
        <Top variant={variant} promo={promo} sisters={sisters} freeFrom={threshold === undefined ? freeShippingFrom : threshold + 1} />
        {variant === 'checkout' && <CheckoutHeader />}
      </BrandProvider>,
    ),
    behind: markup(
      <BrandProvider value={brand}>
        {variant !== 'bare' && (
          <Footer
            brand={brand}
            sisters={sisters}
            Logo={Logo}
            words={words?.footer}
            plain={variant === 'checkout'}
            year={new Date().getFullYear()}
          />
        )}
        {variant === 'shop' && (
          <>
            <MenuDrawer departments={departments} />
            <PromoDetails parts={promo} />
            <ConsentDrawer />
          </>
        )}
      </BrandProvider>,
    ),
    complete: menu.ok && site.ok && flags.known,
  };
}

/** What browsers are told of a brand with every page. */
const shellBrandOf = ({ key, name, companyName, support, financing, crossSell }: Brand): ShellBrand => ({
  key,
  name,
  companyName,
  support,
  financing,
  crossSell,
});

const markup = (parts: ReactNode): string => renderToStaticMarkup(parts);

function linkOf({ title, slug, taxonomyId, type, subMenu }: MenuDepartment): DepartmentLink {
  return { title, slug, taxonomyId, type, hasMenu: subMenu.length > 0 };
}
