-- What a delivery date is counted from: how long a variation takes until it can leave, and the clock of the warehouse it leaves from.
alter table catalog.variation
  add column lead_time_days int not null default 0 check (lead_time_days between 0 and 365),
  add column made_to_order boolean not null default false;

alter table catalog.warehouse
  add column time_zone text not null default 'America/New_York',
  -- Orders placed before this hour leave the same business day.
  add column cut_off_hour int not null default 14 check (cut_off_hour between 0 and 23);
update catalog.warehouse set time_zone = 'America/Los_Angeles' where code = 'west';
