import type { ReactNode } from 'react';
import { BrandProvider, type ShellBrand } from './visitor/brand.ts';

/** What a page shares with all its islands. */
export interface SharedData {
  readonly brand: ShellBrand;
}

/** Contexts around every island. */
export function Providers({ shared, children }: { shared: SharedData; children: ReactNode }) {
  return <BrandProvider value={shared.brand}>{children}</BrandProvider>;
}
