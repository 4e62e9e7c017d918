-- A member's own filters of any list of the console, under a name; no longer of orders alone.
create table staff.saved_view (
  id bigint generated always as identity primary key,
  member_id bigint not null references staff.member (id) on delete cascade,
  list text not null check (length(list) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  -- The console's menu opens the list with it.
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (member_id, list, name)
);
create unique index saved_view_default on staff.saved_view (member_id, list) where is_default;

insert into staff.saved_view (member_id, list, name, query, created_at)
select v.member_id, 'orders', v.name, v.query, v.created_at
from orders.saved_view v join staff.member m on m.id = v.member_id;

-- Processes of the release before still save in the old table. A later migration drops it with this trigger.
create function orders.copy_saved_view() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from staff.saved_view where member_id = old.member_id and list = 'orders' and name = old.name;
  else
    insert into staff.saved_view (member_id, list, name, query, created_at)
    values (new.member_id, 'orders', new.name, new.query, new.created_at)
    on conflict (member_id, list, name) do update set query = excluded.query;
  end if;
  return null;
end $$;
create trigger copy_saved_view after insert or update or delete on orders.saved_view
  for each row execute function orders.copy_saved_view();
