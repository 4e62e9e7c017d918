import type { WarehousePicks } from '../../../contract/staff/orders/staff-packing.ts';
import { plural } from '../../../contract/values/count.ts';
import { LeftOut, NothingToPack, PaperActions } from '../../features/staff/packing/left-out.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { island } from '../../page/island.tsx';
import { Barcode } from '../../ui/barcode.tsx';
import type { PickListData } from './pick-list-data.ts';
import styles from './staff-pick-list-screen.module.css';

/** What to fetch for the chosen orders, to print. */
function StaffPickListScreen({ data }: { data: StaffData<PickListData> }) {
  return (
    <StaffFrame data={data} place="orders" heading="Pick list" lead={data.shown && amountOf(data.shown)}>
      {(shown) =>
        shown.warehouses.length === 0 ? (
          <>
            <LeftOut {...shown} />
            <NothingToPack {...shown} />
          </>
        ) : (
          <>
            <PaperActions back={shown.back} next={{ href: shown.next, title: 'Packing slips' }} />
            <LeftOut {...shown} />
            <div className={styles.paper} data-paper>
              <p className={styles.title}>Pick list: {amountOf(shown)}</p>
              {shown.warehouses.map((one) => (
                <Warehouse key={one.warehouse} {...one} />
              ))}
            </div>
          </>
        )
      }
    </StaffFrame>
  );
}

const amountOf = ({ units, orders }: PickListData): string => `${plural(units, 'unit')} for ${plural(orders, 'order')}`;

function Warehouse({ warehouse, items }: WarehousePicks) {
  const name = warehouse ?? 'Without a warehouse';
  return (
    <section className={styles.warehouse} aria-label={name}>
      <h2>{name}</h2>
      <ul className={styles.items}>
        {items.map(({ sku, name: product, options, units, bars, orders }) => (
          <li key={sku} className={styles.item}>
            <span className={styles.box} aria-hidden="true" />
            <p className={styles.units}>
              {units} <span>×</span>
            </p>
            <div className={styles.what}>
              <strong>{product}</strong>
              {Object.keys(options).length > 0 && <span>{Object.values(options).join(', ')}</span>}
              <ul className={styles.orders} aria-label="Orders">
                {orders.map((order) => (
                  <li key={order.orderNumber}>
                    {order.orderNumber} × {order.units}
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.code}>
              <Barcode bars={bars} words={sku} className={styles.bars} />
              <span>{sku}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default island('screens/staff-pick-list/staff-pick-list-screen', StaffPickListScreen);
