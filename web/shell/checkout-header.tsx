import { cart, home } from '../routes.ts';
import { Lock } from '../ui/icons/icons.tsx';
import styles from './checkout-header.module.css';
import { Logo } from './logo.tsx';
import { useBrand } from './visitor/brand.ts';

/** The checkout's header: no menus, only the logo and the way back to the cart. */
export function CheckoutHeader() {
  const brand = useBrand();
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <a className={styles.logo} href={home()} aria-label={`${brand.name}, home`}>
          <Logo />
        </a>
        <p className={styles.secure}>
          <Lock size={16} /> Secure checkout
        </p>
        <a className={styles.back} href={cart()}>
          Back to cart
        </a>
      </div>
    </header>
  );
}
