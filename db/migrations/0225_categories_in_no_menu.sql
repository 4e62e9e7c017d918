-- What an import cannot file goes into a category that no menu opens with; those that imports made up for it before are not departments either.
alter table catalog.category add column listed boolean not null default true;
update catalog.category set listed = false where slugs = 'more-to-explore';

-- A shop without departments takes those of the first file it imports, also when that run is continued.
alter table catalog.import_run add column lays_out boolean not null default false;
