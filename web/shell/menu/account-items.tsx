import { account, accountOrders, information, login } from '../../routes.ts';
import { classes } from '../../ui/classes.ts';
import { SignOut } from '../../ui/sign-out.tsx';
import { useKnownVisitor } from '../visitor/visitor.ts';
import styles from './account-menu.module.css';

/** The items of the account menu (spec §2.4): some for guests, some for customers, Help for all. */
export default function AccountItems() {
  const { isSignedIn, flags } = useKnownVisitor();
  const selfService = flags?.includes('returns-self-service') ?? true;
  return (
    <ul className={classes(styles.items, !selfService && styles.narrow)} aria-label="Account">
      {isSignedIn ? (
        <>
          <li>
            <a href={account()}>My account</a>
          </li>
          <li>
            <a href={accountOrders()}>Orders and returns</a>
          </li>
        </>
      ) : (
        <li>
          <a href={login({ tab: 'login' })}>Sign in</a>
        </li>
      )}
      <li className={styles.apart}>
        <a href={information('help')}>Help</a>
      </li>
      {isSignedIn && (
        <li className={styles.apart}>
          <SignOut action={login()} to="home" />
        </li>
      )}
    </ul>
  );
}
