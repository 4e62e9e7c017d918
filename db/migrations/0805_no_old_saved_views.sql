-- No process of the release before 0630 runs any more: saved views are in `staff.saved_view` alone.
drop trigger copy_saved_view on orders.saved_view;
drop function orders.copy_saved_view();
drop table orders.saved_view;
