import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Brand } from '../../brands/brand.ts';
import { catalogEndpoints, type MenuDepartment } from '../../contract/catalog.ts';
import type { Client } from '../../contract/client.ts';
import { BrandProvider, type ShellBrand } from './brand.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import type { DepartmentLink } from './department-bar.tsx';
import { Footer } from './footer/footer.tsx';
import { freeShippingFrom } from './free-shipping.ts';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Top } from './top.tsx';

type Variant = 'shop' | 'checkout' | 'bare';

/** What stands around every page of a kind, loaded once for many pages; a shop whose menu cannot be loaded has none for a moment. */
export async function loadShell(client: Client, brand: Brand, variant: Variant) {
  const menu = variant === 'shop' ? await client.call(catalogEndpoints.getMenu, {}) : null;
  const departments = menu?.ok ? menu.data.departments : [];
  return {
    data: { brand: shellBrandOf(brand), departments: departments.map(linkOf) },
    before: markup(
      <BrandProvider value={brand}>
        <Top variant={variant} freeFrom={freeShippingFrom} />
        {variant === 'checkout' && <CheckoutHeader />}
      </BrandProvider>,
    ),
    behind: markup(
      <>
        {variant !== 'bare' && <Footer brand={brand} Logo={Logo} plain={variant === 'checkout'} year={new Date().getFullYear()} />}
        {variant === 'shop' && (
          <BrandProvider value={brand}>
            <MenuDrawer departments={departments} />
          </BrandProvider>
        )}
      </>,
    ),
    complete: menu?.ok ?? true,
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
