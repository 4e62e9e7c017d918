-- How often banners of content pages were seen and clicked, and what followed, by the shop's day: no visitor, no order (server/figures/banners).
create table figures.banner_day (
  day date not null,
  brand text not null,
  -- The page's id.
  page text not null,
  -- The banner's tracking name, or its heading where it has none.
  banner text not null,
  kind text not null,
  heading text not null,
  -- Visits that saw it, and that clicked it.
  shown int not null,
  clicked int not null,
  -- Orders placed after a click in the same visit, and their merchandise after discounts in cents.
  orders int not null,
  sales bigint not null,
  primary key (day, brand, page, banner)
);

-- Orders that count for a banner already, for a day: so that none counts twice. It does not say which banner.
create table figures.counted_order (
  order_id bigint primary key,
  counted_at timestamptz not null
);
