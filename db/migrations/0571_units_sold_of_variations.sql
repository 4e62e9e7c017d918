-- Units of each variation sold in the last 28 days, which tell how long its stock lasts. A job sums them anew (server/figures/stock/jobs.ts).
create table figures.variation_sale (
  variation_id int primary key,
  units int not null check (units > 0)
);
