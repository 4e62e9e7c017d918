-- When a member last opened the bell of the console: what has come since is new.
alter table staff.member add column bell_seen_at timestamptz;
