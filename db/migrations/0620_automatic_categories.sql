-- An automatic category takes its products by rules (docs/decisions/0192-categories-by-staff.md); null: they are filed there. Its products are rows of
-- catalog.product_category, so that whatever reads those sees them.
alter table catalog.category
  add column rules jsonb,
  -- When the rules were last changed, and when all products were last held against them.
  add column ruled_at timestamptz,
  add column filled_at timestamptz;
