import { createContext, useContext } from 'react';
import type { Brand } from '../../../brands/brand.ts';

/** What a page's browser knows of the brand it shows; comes with the shell's data, so that no script is made for one brand. */
export type ShellBrand = Pick<Brand, 'key' | 'name' | 'companyName' | 'support' | 'financing' | 'crossSell'>;

const BrandContext = createContext<ShellBrand | null>(null);

/** Put around everything that shows something of a brand: the shell, and what is rendered apart from it. */
export const BrandProvider = BrandContext.Provider;

/** The brand of this page. */
export function useBrand(): ShellBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('A brand is shown outside of BrandProvider');
  return brand;
}
