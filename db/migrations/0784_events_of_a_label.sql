-- The label that a carrier spoke of: what it says of a wrong label, corrected later, is about another parcel. Null where the parcel had arrived before.
alter table shipments.event add column carrier text, add column tracking_number text;
alter table shipments.event disable trigger event_append_only;
update shipments.event e set carrier = s.carrier, tracking_number = s.tracking_number
from shipments.shipment s where s.uuid = e.shipment_uuid and s.status <> 'delivered';
alter table shipments.event enable trigger event_append_only;
