-- Colours are also searched for by their family (green for Forest), which rows written before do not hold: the table is filled anew at the next start.
truncate search.document;
