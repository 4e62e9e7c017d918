import { outbox } from '../../routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Mail } from '../../ui/icons-seldom.tsx';
import { shopMomentOf } from '../../ui/shop-clock.ts';
import styles from './outbox-screen.module.css';
import type { OutboxData } from './page.ts';

/** What the shop would have mailed: the list, and one mail as its reader would see it. */
export default function OutboxScreen({ data: { mails, open } }: { data: OutboxData }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Outbox</h1>
        <p className={styles.quiet}>
          Mail of this demonstration shop. None of it leaves this machine unless a mail server is configured (SMTP_URL).
        </p>
      </header>
      {mails.length === 0 ? (
        <EmptyState title="No mail yet" icon={<Mail size={40} />}>
          Place an order, and its confirmation appears here.
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <nav aria-label="Mails">
            <ul className={styles.list}>
              {mails.map((mail) => (
                <li key={mail.mailId}>
                  <a
                    className={styles.mail}
                    href={outbox({ mailId: mail.mailId })}
                    aria-current={mail.mailId === open?.mailId || undefined}
                  >
                    <strong>{mail.subject}</strong>
                    <span className={styles.quiet}>
                      {mail.to} · {shopMomentOf(mail.createdAt)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {open && (
            <section aria-label={open.subject} className={styles.letter}>
              <iframe
                className={styles.frame}
                title={open.subject}
                sandbox="allow-popups allow-top-navigation-by-user-activation"
                srcDoc={open.html}
              />
              <details>
                <summary>Plain text</summary>
                <pre className={styles.text}>{open.text}</pre>
              </details>
            </section>
          )}
        </div>
      )}
    </div>
  );
}
