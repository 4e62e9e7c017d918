-- Staff edit categories; what they have edited keeps its values (docs/decisions/0192-categories-by-staff.md).
alter table catalog.category add column version int not null default 1;
