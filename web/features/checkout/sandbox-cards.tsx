import { FlaskConical } from '../../ui/icons-seldom.tsx';
import styles from './sandbox-cards.module.css';

const cards = [
  ['4242 4242 4242 4242', 'is accepted'],
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks you at the bank'],
  ['4000 0000 0000 0119', 'answers too late'],
] as const;

/** Says that no money moves, and which numbers do what (rulings: Third parties, a sandbox is honest). */
export function SandboxCards() {
  return (
    <aside className={styles.box} aria-label="Test payments">
      <FlaskConical size={18} />
      <div>
        <p>
          <strong>Test payments.</strong> This shop uses a sandbox: no card is charged. Any future date and any code will do.
        </p>
        <ul className={styles.list}>
          {cards.map(([number, what]) => (
            <li key={number}>
              <code>{number}</code> {what}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
