-- Other spellings that are words of their own, and so are not mended by the nearest word of the catalogue ("nite" is not a note); and two
-- pieces of furniture by their old names.
insert into search.synonym (phrase, means, one_way) values
  ('nite', 'night', false),
  ('lite', 'light', false),
  ('nite stand', 'nightstand', false),
  ('chifforobe', 'wardrobe', false),
  ('étagère', 'bookcase', true);
