import { useEffect, useRef } from 'react';
import { island } from '../page/island.tsx';
import { home } from '../routes.ts';
import { Bell } from './bell.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { AccountMenu } from './menu/account-menu.tsx';
import { DepartmentBar } from './menu/department-bar.tsx';
import { MenuButton } from './menu/menu-button.tsx';
import type { BarEntry } from './menu/menu-entry.ts';
import { SearchForm } from './search/search-form.tsx';
import { stickHeader } from './stick-header.ts';
import { useBrand } from './visitor/brand.ts';
import { CartLink } from './visitor/cart-link.tsx';

export interface HeaderProps {
  menu: readonly BarEntry[];
  searchText?: string | undefined;
}

/** Header of every shop page (spec §2.2, heights §9), behind the ship-to bar; compact and fixed once the page has scrolled past it. */
function Header({ menu, searchText }: HeaderProps) {
  const brand = useBrand();
  const header = useRef<HTMLElement>(null);
  useEffect(() => (header.current ? stickHeader(header.current) : undefined), []);
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.frame}>
        <div className={styles.top}>
          <MenuButton />
          <a className={styles.logo} href={home()} aria-label={`${brand.name}, home`}>
            <Logo />
          </a>
          <div className={styles.search}>
            <SearchForm text={searchText} />
          </div>
          <div className={styles.personal}>
            <AccountMenu />
            <Bell />
            <CartLink />
          </div>
        </div>
      </div>
      {menu.length > 0 && <DepartmentBar menu={menu} />}
    </header>
  );
}

export default island('shell/header', Header);
