-- A round takes each webhook's first deliveries instead of ranking all that wait. One that is off is only looked through for tests, which are sent all the same.
create index delivery_waiting on integrations.delivery (webhook_id, next_at) where next_at is not null;
create index delivery_test on integrations.delivery (webhook_id, next_at) where kind = 'test' and next_at is not null;
drop index integrations.delivery_due;
