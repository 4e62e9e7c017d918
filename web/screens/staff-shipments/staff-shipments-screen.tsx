import { lostAfterDays } from '../../../contract/staff/orders/staff-shipments.ts';
import { countWords } from '../../features/staff/counted.ts';
import styles from '../../features/staff/filtered-list.module.css';
import { PagesBeside } from '../../features/staff/pages-beside.tsx';
import { StaffFrame } from '../../features/staff/staff-frame.tsx';
import type { StaffData } from '../../features/staff/staff-page.ts';
import { ListViews } from '../../features/staff/views/list-views.tsx';
import { island } from '../../page/island.tsx';
import { staffOrders, staffShipments } from '../../staff-routes.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/form/button.tsx';
import { isNarrowed, ShipmentFilters } from './shipment-filters.tsx';
import { ShipmentTable } from './shipment-table.tsx';
import type { StaffShipmentsData } from './staff-shipments-data.ts';

const given = [
  { name: 'All', href: staffShipments() },
  { name: 'Delayed', href: staffShipments({ state: 'delayed' }) },
  { name: 'Possibly lost', href: staffShipments({ state: 'lost' }) },
];

/** Every parcel that has left, and which of them need looking into. */
function StaffShipmentsScreen({ data }: { data: StaffData<StaffShipmentsData> }) {
  return (
    <StaffFrame
      data={data}
      place="shipments"
      heading="Shipments"
      lead={`Delayed: the carrier said so, or the promised day has passed. Possibly lost: the promised day has passed, and it shipped more than ${lostAfterDays} days ago.`}
    >
      {(shown) => (
        <>
          <ListViews views={data.views} given={given} />
          <ShipmentFilters place={shown.place} />
          <List {...shown} />
        </>
      )}
    </StaffFrame>
  );
}

function List({ listed, place, isBeginning }: StaffShipmentsData) {
  const { shipments, total, next, previous } = listed;
  if (shipments.length === 0) return <Nothing place={place} isBeginning={isBeginning} />;
  return (
    <section className={styles.list} aria-label="Shipments">
      <p className={styles.quiet}>{countWords(total, 'shipment')}</p>
      <ShipmentTable shipments={shipments} />
      <PagesBeside previous={previous} next={next} at={(beside) => staffShipments({ ...place, ...beside })} />
    </section>
  );
}

function Nothing({ place, isBeginning }: Pick<StaffShipmentsData, 'place' | 'isBeginning'>) {
  if (!isNarrowed(place) && isBeginning) {
    return (
      <EmptyState
        title="No shipments yet"
        actions={
          <LinkButton href={staffOrders({ state: 'to_ship', sort: 'placed' })} variant="secondary">
            Show orders to ship
          </LinkButton>
        }
      >
        Ship an order with a carrier and tracking number. Its parcel appears here, with what the carrier reports until it’s delivered.
      </EmptyState>
    );
  }
  const isSearch = place.q !== '';
  return (
    <EmptyState
      title="No shipments found"
      actions={
        <LinkButton href={staffShipments()} variant="secondary">
          Show all shipments
        </LinkButton>
      }
    >
      {isSearch
        ? 'Enter the whole tracking number or order number. An order that hasn’t shipped has none.'
        : 'Other filters may show what you’re looking for.'}
    </EmptyState>
  );
}

export default island('screens/staff-shipments/staff-shipments-screen', StaffShipmentsScreen);
