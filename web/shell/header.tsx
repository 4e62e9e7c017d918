import { home } from '../routes.ts';
import { formatMoney } from '../ui/money.ts';
import { AccountMenu } from './account-menu.tsx';
import { brand, Logo } from './brand.ts';
import { CartLink } from './cart-link.tsx';
import { DepartmentBar, type DepartmentLink } from './department-bar.tsx';
import { freeShippingFrom } from './free-shipping.ts';
import styles from './header.module.css';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';

interface HeaderProps {
  departments: readonly DepartmentLink[];
  searchText?: string | undefined;
}

/** Top of every shop page (spec §2.2, heights §9): shipping line, logo, search, cart, departments. */
export function Header({ departments, searchText }: HeaderProps) {
  return (
    <header className={styles.header}>
      <p className={styles.bar}>
        Free standard shipping on {formatMoney(freeShippingFrom, { decimals: 0 })} or more
        <span className={styles.second}> · 30-day returns</span>
      </p>
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
            <CartLink />
          </div>
        </div>
      </div>
      {departments.length > 0 && <DepartmentBar departments={departments} />}
    </header>
  );
}
