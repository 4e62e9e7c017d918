import { outbox } from '../../routes.ts';
import { shopMomentOf } from '../../ui/browser/shop-clock.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Mail } from '../../ui/icons/icons-seldom.tsx';
import { Disclosure } from '../../ui/layers/disclosure.tsx';
import { Pages } from '../../ui/pages.tsx';
import type { OutboxData } from './outbox-data.ts';
import styles from './outbox-screen.module.css';

/** Emails the shop would have sent: the list, and one email as its recipient would see it. */
export default function OutboxScreen({ data: { mails, page, pages, open } }: { data: OutboxData }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Outbox</h1>
        <p className={styles.quiet}>Emails from this demo shop. None are sent unless a mail server is configured (SMTP_URL).</p>
      </header>
      {mails.length === 0 ? (
        <EmptyState title="No emails yet" icon={<Mail size={40} />}>
          Place an order to see its confirmation here.
        </EmptyState>
      ) : (
        <div className={styles.columns}>
          <nav aria-label="Emails">
            <ul className={styles.list}>
              {mails.map((mail) => (
                <li key={mail.mailId}>
                  <a
                    className={styles.mail}
                    href={outbox({ mailId: mail.mailId, page })}
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
            <Pages page={page} pages={pages} at={(at) => outbox({ page: at })} words={{ before: 'Newer', after: 'Older' }} />
          </nav>
          {open && (
            <section aria-label={open.subject} className={styles.open}>
              <iframe
                className={styles.frame}
                title={open.subject}
                sandbox="allow-popups allow-top-navigation-by-user-activation"
                srcDoc={open.html}
              />
              <Disclosure title="Plain text">
                <pre className={styles.text}>{open.text}</pre>
              </Disclosure>
            </section>
          )}
        </div>
      )}
    </div>
  );
}
