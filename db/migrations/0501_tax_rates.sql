create schema tax;

-- Rates that staff have set; they take precedence over the built-in ones, and those of a postal code over those of its region.
create table tax.rate (
  country text not null check (country in ('US', 'CA')),
  -- Five digits of a ZIP code, a Canadian code without its space, or the first half of one; empty for the whole region.
  postal_code text not null default '',
  region text not null,
  -- Thousandths of a percent, all taxes together.
  rate int not null check (rate between 0 and 99999),
  taxes_shipping boolean not null,
  -- [{"name", "rate"}], which add up to the rate; null where they follow from the region's.
  parts jsonb,
  primary key (country, postal_code, region)
);

-- Tables that staff have uploaded, to be checked before they apply.
create table tax.upload (
  id int generated always as identity primary key,
  name text not null,
  content text not null,
  -- Whether rates that it does not name are deleted.
  replaces boolean not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  applied_at timestamptz,
  -- The table as it was before, in the form of an upload.
  before text
);
create index upload_latest on tax.upload (id desc);
