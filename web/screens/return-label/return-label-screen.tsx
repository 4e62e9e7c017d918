import { inOneLine, type ReturnLabel } from '../../../contract/returns/returns.ts';
import { weekdayOf } from '../../../contract/values/arrival-days.ts';
import { Island } from '../../page/island.tsx';
import { Barcode } from '../../ui/barcode.tsx';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { LinkButton } from '../../ui/form/button.tsx';
import PrintButton from './print-button.tsx';
import type { ReturnLabelData } from './return-label-data.ts';
import styles from './return-label-screen.module.css';

/** What to do with the items, and the label; only the label is printed. */
export default function ReturnLabelScreen({ data: { label, returnUrl } }: { data: ReturnLabelData }) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Your return label</h1>
        <ol className={styles.steps}>
          {stepsOf(label).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {label.isSandbox && <p className={styles.quiet}>This is a demo: no carrier takes this label, and nothing is really on the road.</p>}
        <div className={styles.actions}>
          <Island of={PrintButton} load="now" props={{}} />
          <LinkButton href={returnUrl} variant="secondary">
            Back to your return
          </LinkButton>
        </div>
      </header>
      <Label label={label} />
    </div>
  );
}

/** The instructions. */
const stepsOf = ({ way, pickUpOn, arriveBy, carrier, units, to }: ReturnLabel): string[] => [
  `Pack the ${units === 1 ? 'item' : `${units} items`}, in the original packaging if you still have it.`,
  'Print this page and stick the label on the package.',
  way === 'pick_up' && pickUpOn
    ? `${carrier} picks it up on ${weekdayOf(pickUpOn)}. Keep it by the front door.`
    : `Drop it off at any ${carrier} location, so that it arrives by ${shopDayOf(arriveBy)}.`,
  `It goes to ${inOneLine(to)}.`,
];

function Label({ label: { from, to, bars, caseNumber, carrier, way, isSandbox } }: { label: ReturnLabel }) {
  return (
    <section className={styles.label} aria-label="Label">
      <div className={styles.top}>
        <p className={styles.carrier}>{carrier}</p>
        <p>{way === 'pick_up' ? 'Return · Pick-up' : 'Return · Drop-off'}</p>
      </div>
      <Place title="From" place={from} className={styles.from} />
      <Place title="Ship to" place={to} className={styles.to} />
      <Barcode bars={bars} words={caseNumber} className={styles.bars} />
      <p className={styles.number}>{caseNumber}</p>
      {isSandbox && <p className={styles.sample}>Sample</p>}
    </section>
  );
}

function Place({ title, place, className }: { title: string; place: ReturnLabel['to']; className: string | undefined }) {
  return (
    <div className={className}>
      <p className={styles.title}>{title}</p>
      <address>
        <strong>{place.name}</strong>
        {place.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
