import { home } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { useBrand } from './brand.ts';
import { CartLink } from './cart-link.tsx';
import { DepartmentBar, type DepartmentLink } from './department-bar.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';

export interface HeaderProps {
  departments: readonly DepartmentLink[];
  searchText?: string | undefined;
}

/** Top of every shop page (spec §2.2, heights §9): menu, logo, search, account, cart, departments. The ship-to bar stands before it. */
export default function Header({ departments, searchText }: HeaderProps) {
  const brand = useBrand();
  return (
    <header className={styles.header}>
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
      {departments.length > 0 && <DepartmentBar departments={departments} />}
    </header>
  );
}
