-- The days counted cancelled units of orders that still count; without sums, the job sums every day anew.
truncate orders.sales_day;
