-- Who pays for sending the items back: the policy of the day of the request, and the shop where it is at fault.
alter table returns.return add column paid_by text not null default 'shop' check (paid_by in ('customer', 'shop'));
