-- Rises when an order's e-mail address changes: links e-mailed before then no longer open it (rulings: Orders). 0 stands for all links mailed so far.
alter table orders.order add column link_version integer not null default 0;
