-- A picture may show its product in a room.
alter table catalog.image drop constraint image_view_check;
alter table catalog.image add constraint image_view_check check (view in ('scale', 'room'));
