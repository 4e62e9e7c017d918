import type { PackingSlip } from '../../../contract/staff/orders/staff-packing.ts';
import { plural } from '../../../contract/values/count.ts';
import { LeftOut, NothingToPack, PaperActions } from '../../features/staff/packing/left-out.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { Barcode } from '../../ui/barcode.tsx';
import { shopDayOf } from '../../ui/browser/shop-clock.ts';
import { PostalLines } from '../../ui/form/postal-lines.tsx';
import type { PackingSlipsData } from './packing-slips-data.ts';
import styles from './staff-packing-slips-screen.module.css';

/** A slip for each chosen order, each on a page of its own. */
function StaffPackingSlipsScreen({ data }: { data: StaffData<PackingSlipsData> }) {
  const count = data.shown?.slips.length ?? 0;
  return (
    <StaffFrame data={data} place="orders" heading="Packing slips" lead={plural(count, 'page')}>
      {(shown) =>
        shown.slips.length === 0 ? (
          <>
            <LeftOut {...shown} />
            <NothingToPack {...shown} />
          </>
        ) : (
          <>
            <PaperActions back={shown.back} next={{ href: shown.next, title: 'Ship these orders' }} />
            <LeftOut {...shown} />
            <div className={styles.paper} data-paper>
              {shown.slips.map((slip) => (
                <Slip key={slip.orderNumber} {...slip} />
              ))}
            </div>
          </>
        )
      }
    </StaffFrame>
  );
}

function Slip({ orderNumber, bars, brand, placedAt, delivery, shipTo, items, isRest }: PackingSlip) {
  return (
    <section className={styles.slip} aria-label={`Order ${orderNumber}`}>
      <header className={styles.top}>
        <div>
          <p className={styles.brand}>{brand}</p>
          <h2 className={styles.title}>Packing slip</h2>
        </div>
        <div className={styles.code}>
          <Barcode bars={bars} words={orderNumber} className={styles.bars} />
          <span>{orderNumber}</span>
        </div>
      </header>
      <div className={styles.facts}>
        <div>
          <h3>Ship to</h3>
          <PostalLines address={shipTo} />
        </div>
        <dl>
          <dt>Ordered</dt>
          <dd>{shopDayOf(placedAt)}</dd>
          <dt>Delivery</dt>
          <dd>{delivery}</dd>
        </dl>
      </div>
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">
              Item
              <span className={styles.order}>Order {orderNumber}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ sku, name, options, units }) => (
            <tr key={sku}>
              <td>{units}</td>
              <td>
                {name}
                <span className={styles.options}>{[...Object.values(options), sku].join(' · ')}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isRest && <p>The rest of your order was sent in an earlier package.</p>}
      <p>Thank you for your order.</p>
    </section>
  );
}

export default island('screens/staff-packing-slips/staff-packing-slips-screen', StaffPackingSlipsScreen);
