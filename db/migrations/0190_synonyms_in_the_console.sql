-- Lines of synonyms are edited one by one in the console, and named by a number in the log of what staff did.
alter table search.synonym add column id int generated always as identity;
alter table search.synonym add constraint synonym_id unique (id);

-- Other synonyms are no reason to read every product anew, which takes seconds for 100,000. Older code hears of them when it starts anew.
alter table search.generation add column synonyms int not null default 1;
drop trigger synonym_changed on search.synonym;
create function search.advance_synonyms() returns trigger language plpgsql as $$
begin
  update search.generation set synonyms = synonyms + 1;
  return null;
end $$;
create trigger synonym_changed after insert or update or delete or truncate on search.synonym execute function search.advance_synonyms();
