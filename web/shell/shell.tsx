import type { ReactNode } from 'react';
import { BrandProvider, type ShellBrand } from './brand.ts';
import type { DepartmentLink } from './department-bar.tsx';
import { DepartmentsProvider } from './departments.ts';
import { Header } from './header.tsx';
import { mainId } from './main-id.ts';
import styles from './shell.module.css';
import { useVisitor } from './use-visitor.ts';

/** What the frame of every page shows; the same for every visitor, so that pages can be cached for all. */
interface ShellData {
  readonly brand: ShellBrand;
  readonly departments: readonly DepartmentLink[];
  /** What the page's list was searched for; stays in the search box. */
  readonly searchText?: string | undefined;
}

interface ShellProps {
  /** `shop` has everything, `checkout` a quiet header without ways out, `bare` nothing but the screen. */
  variant: 'shop' | 'checkout' | 'bare';
  shellData: ShellData;
  children: ReactNode;
}

/** The live part of every page's frame; what stands before and behind it is plain markup (`load-shell.server.tsx`). */
export function Shell({ variant, shellData, children }: ShellProps) {
  useVisitor();
  const { brand, departments, searchText } = shellData;
  return (
    <BrandProvider value={brand}>
      {variant === 'shop' && <Header departments={departments} searchText={searchText} />}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <DepartmentsProvider value={shellData.departments}>{children}</DepartmentsProvider>
      </main>
    </BrandProvider>
  );
}
