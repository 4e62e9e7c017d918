import { cart, category, home } from '../routes.ts';
import { formatMoney } from '../ui/money.ts';
import { brand, Logo } from './brand.ts';
import type { DepartmentLink } from './department-bar.tsx';
import styles from './footer.module.css';
import { freeShippingFrom } from './free-shipping.ts';

/** Foot of every shop page: what the shop is, its departments, how to reach somebody, what it promises. */
export function Footer({ departments }: { departments: readonly DepartmentLink[] }) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <a className={styles.logo} href={home()} aria-label={`${brand.name}, home`}>
            <Logo />
          </a>
          <p>{brand.description}</p>
        </div>
        <nav className={styles.departments} aria-label="All departments">
          <h2 className={styles.title}>Shop</h2>
          <ul className={styles.links}>
            {departments.map((department) => (
              <li key={department.taxonomyId}>
                <a href={category(department)}>{department.title}</a>
              </li>
            ))}
            <li>
              <a href={cart()}>Your cart</a>
            </li>
          </ul>
        </nav>
        <div>
          <h2 className={styles.title}>Let us help</h2>
          <ul className={styles.list}>
            <li>
              <a href={`mailto:${brand.support.email}`}>{brand.support.email}</a>
            </li>
            <li>
              <a href={`tel:${brand.support.phoneLink}`}>{brand.support.phone}</a>
            </li>
            <li>{brand.support.hours}</li>
          </ul>
        </div>
        <div>
          <h2 className={styles.title}>Good to know</h2>
          <ul className={styles.list}>
            <li>Free standard shipping on {formatMoney(freeShippingFrom, { decimals: 0 })} or more</li>
            <li>Returns within 30 days of delivery</li>
            <li>Mattresses can’t be returned</li>
          </ul>
        </div>
      </div>
      <p className={styles.bottom}>
        © {new Date().getFullYear()} {brand.companyName}
      </p>
    </footer>
  );
}
