create schema platform;

-- How far the shop's clock is ahead of the real one, in a demonstration or a test (docs/how-to/time-machine.md).
create table platform.clock (
  one boolean primary key default true check (one),
  ahead_ms bigint not null check (ahead_ms >= 0)
);
insert into platform.clock (ahead_ms) values (0);
