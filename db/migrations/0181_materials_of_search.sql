-- What a material is one of: who types the narrower word is shown what is only called by the wider one, after what says it itself.
-- Wood has its lines since 0021.
insert into search.synonym (phrase, means, one_way)
select phrase, means, true
from (values
  ('stone', array['marble', 'granite', 'travertine', 'limestone', 'sandstone', 'slate', 'soapstone', 'quartz', 'onyx', 'alabaster', 'brick', 'concrete', 'terrazzo']),
  ('metal', array['steel', 'iron', 'aluminum', 'brass', 'bronze', 'copper', 'nickel', 'chrome', 'zinc', 'pewter']),
  ('ceramic', array['porcelain', 'stoneware', 'earthenware', 'terracotta', 'faience', 'majolica']),
  ('wood', array['beech', 'birch', 'cedar', 'elm', 'mango wood', 'maple', 'rubberwood', 'mahogany', 'sheesham', 'bamboo']),
  ('fabric', array['linen', 'cotton', 'velvet', 'boucle', 'chenille', 'corduroy', 'canvas', 'twill', 'microfiber', 'tweed']),
  ('leather', array['suede', 'nubuck', 'cowhide'])
) as material (means, phrases), unnest(phrases) as phrase
on conflict do nothing;
