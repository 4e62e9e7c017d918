-- When a warehouse dispatches, besides the public holidays; staff change it, with its clock and name.
alter table catalog.warehouse
  -- 0 Sunday … 6 Saturday.
  add column dispatch_days int[] not null default '{1,2,3,4,5}' check (cardinality(dispatch_days) > 0),
  add column closed_days date[] not null default '{}',
  add column version int not null default 1;
