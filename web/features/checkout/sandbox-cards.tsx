import { FlaskConical } from '../../ui/icons/icons-seldom.tsx';
import styles from './sandbox-cards.module.css';

const furtherCards = [
  ['4000 0000 0000 0002', 'is declined'],
  ['4000 0025 0000 3155', 'asks you at the bank'],
  ['4000 0000 0000 0119', 'answers too late'],
  ['4000 0000 0000 0341', 'is accepted, but its capture fails'],
  ['4000 0000 0000 0606', 'is accepted, but its authorization expires before capture'],
  ['4000 0000 0000 5126', 'is accepted, but its refunds fail'],
  ['4000 0000 0000 7726', 'is accepted, but its capture and refunds are late'],
] as const;

/** Says that no money moves and, in the demonstration, what each test card does (rulings: Third parties, a sandbox is honest). */
export function SandboxCards({ showCards }: { showCards: boolean }) {
  return (
    <aside className={styles.box} aria-label="Test payments">
      <FlaskConical size={18} />
      <div>
        <p>
          <strong>Test payments.</strong> This shop uses a sandbox: no card is charged.
          {showCards && (
            <>
              {' '}
              <code>4242 4242 4242 4242</code> is accepted, with any future date and any code.
            </>
          )}
        </p>
        {showCards && (
          <details>
            <summary className={styles.more}>More test cards</summary>
            <ul className={styles.list}>
              {furtherCards.map(([number, what]) => (
                <li key={number}>
                  <code>{number}</code> {what}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </aside>
  );
}
