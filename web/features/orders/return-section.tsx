import type { OrderReturn } from '../../../contract/returns/returns.ts';
import { itemWords } from '../../../contract/values/item-words.ts';
import { variationName } from '../../../contract/values/option-order.ts';
import { orderConfirmation, orderReturn } from '../../routes.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import type { ReturnsData } from './load-returns.ts';
import styles from './return-section.module.css';
import { nextStep, returnWords } from './return-words.ts';

/** The returns on an order's page, with a link to the return form. */
export function ReturnSection({ returns, href }: { returns: ReturnsData | null; href: string }) {
  if (!returns || (returns.returns.length === 0 && !returns.canReturn && !returns.cannotReturn)) return null;
  return (
    <section className={styles.section} aria-labelledby="returns">
      <h2 id="returns" className={styles.title}>
        Returns
      </h2>
      {returns.returns.length > 0 && (
        <ul className={styles.cases}>
          {returns.returns.map((one) => (
            <li key={one.caseNumber} className={styles.case}>
              <Case one={one} caseHref={orderReturn({ ...returns.key, caseNumber: one.caseNumber })} />
            </li>
          ))}
        </ul>
      )}
      {returns.cannotReturn && (
        <p>
          Nothing in this order can be returned now. <a href={href}>See why</a>
        </p>
      )}
      {returns.canReturn && (
        <p>
          <LinkButton href={href} variant="secondary">
            Return items
          </LinkButton>
        </p>
      )}
    </section>
  );
}

function Case({ one, caseHref }: { one: OrderReturn; caseHref: string }) {
  return (
    <>
      <p className={styles.state}>{returnWords[one.state]}</p>
      <p className={styles.quiet}>
        Case <a href={caseHref}>{one.caseNumber}</a>
      </p>
      <p>{nextStep(one)}</p>
      {one.replacement?.token && (
        <p>
          <a href={orderConfirmation({ ...one.replacement, token: one.replacement.token })}>See the replacement</a>
        </p>
      )}
      {one.words && <p className={styles.words}>Customer care wrote: {one.words}</p>}
      <p className={styles.quiet}>
        {one.lines.map((line) => itemWords({ ...line, variationName: variationName(line.options) })).join(', ')}
      </p>
    </>
  );
}
