import type { Brand } from '../../brands/brand.ts';
import type { SaleNav, SiteContent } from '../../contract/content/site.schemas.ts';
import { Island } from '../page/island.tsx';
import type { ShellVariant } from '../page/page.ts';
import { CheckoutHeader } from './checkout-header.tsx';
import ConsentDrawer from './consent/consent-drawer.tsx';
import type { Sister } from './family/family-links.tsx';
import { Footer } from './footer/footer.tsx';
import StaffStrips from './for-staff/staff-strips.tsx';
import { Logo } from './logo.tsx';
import { MenuDrawer } from './menu/menu-drawer.tsx';
import type { MenuEntry } from './menu/menu-entry.ts';
import type { PromoPart } from './promo/active-parts.ts';
import { PromoDetails } from './promo/promo-details.tsx';
import { Top } from './top.tsx';

/** Data of the shell: the brand's own, and content's. Rendered once for many pages. */
export interface AroundProps {
  readonly variant: ShellVariant;
  readonly brand: Brand;
  readonly sisters: readonly Sister[];
  readonly menu: readonly MenuEntry[];
  /** What content says of the sale in the menus. */
  readonly sale: SaleNav | null;
  readonly promo: readonly PromoPart[];
  /** Cents from which standard shipping is free. */
  readonly freeFrom: number;
  readonly footer: SiteContent['footer'] | undefined;
}

/** Markup before the header; in the checkout, including its quiet header. */
export function Before({ variant, promo, sisters, freeFrom }: AroundProps) {
  return (
    <>
      <Island of={StaffStrips} load="idle" props={{}} />
      <Top variant={variant} promo={promo} sisters={sisters} freeFrom={freeFrom} />
      {variant === 'checkout' && <CheckoutHeader />}
    </>
  );
}

/** Markup after the screen: the footer and the page's dialogs. */
export function Behind({ variant, brand, sisters, menu, sale, promo, footer }: AroundProps) {
  if (variant === 'app' || variant === 'bare') return null;
  const year = new Date().getFullYear();
  return (
    <>
      <Footer brand={brand} sisters={sisters} Logo={Logo} words={footer} plain={variant === 'checkout'} year={year} />
      {variant === 'shop' && (
        <>
          <MenuDrawer menu={menu} sale={sale} />
          <PromoDetails parts={promo} />
        </>
      )}
      <Island of={ConsentDrawer} load="idle" props={{}} />
    </>
  );
}
