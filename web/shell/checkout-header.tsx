import { cart, home } from '../routes.ts';
import { Lock } from '../ui/icons.tsx';
import { useBrand } from './brand.ts';
import styles from './checkout-header.module.css';
import { Logo } from './logo.tsx';

/** The quiet header of the checkout: where one is, that it is safe, and the way back to the cart. */
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
