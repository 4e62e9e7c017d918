import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { persistently } from '../ui/persistently.ts';
import { BrandProvider, type ShellBrand } from './brand.ts';
import type { DepartmentLink } from './department-bar.tsx';
import { DepartmentsProvider } from './departments.ts';
import type { HeaderProps } from './header.later.tsx';
import { mainId } from './main-id.ts';
import styles from './shell.module.css';
import { useVisitor } from './use-visitor.ts';

const loadHeader = () => import('./header.later.tsx');
/** The server has it at hand; a browser fetches it when the screen is alive. Until then its links, its form and its menu work by themselves. */
const Header: ComponentType<HeaderProps> = import.meta.env.SSR ? (await loadHeader()).default : lazy(() => persistently(loadHeader));

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
  // No stranger's script where cards are typed, nor where staff work.
  useVisitor({ withVendors: variant === 'shop' });
  const { brand, departments, searchText } = shellData;
  // One element for good: while the header is not alive no update may reach it, or React would show nothing in its place.
  const header = useMemo(
    () => <Suspense>{variant === 'shop' && <Header departments={departments} searchText={searchText} />}</Suspense>,
    [variant, departments, searchText],
  );
  return (
    <BrandProvider value={brand}>
      {header}
      <main id={mainId} className={styles.main} tabIndex={-1}>
        <DepartmentsProvider value={shellData.departments}>{children}</DepartmentsProvider>
      </main>
    </BrandProvider>
  );
}
