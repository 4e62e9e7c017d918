import { createContext, useContext } from 'react';
import type { Brand } from '../../../brands/brand.ts';

/** What a page's browser code knows about its brand; part of the shell's data, so that scripts are the same for all brands. */
export interface ShellBrand extends Pick<Brand, 'key' | 'name' | 'companyName' | 'support' | 'financing' | 'crossSell'> {
  /** Days after delivery in which most items can be returned. */
  readonly returnDays: number;
}

const BrandContext = createContext<ShellBrand | null>(null);

/** Wraps everything that shows a brand: the shell, and parts rendered separately. */
export const BrandProvider = BrandContext.Provider;

/** The brand of this page. */
export function useBrand(): ShellBrand {
  const brand = useContext(BrandContext);
  if (!brand) throw new Error('A brand is shown outside of BrandProvider');
  return brand;
}
