-- A price that is compared with others' (MSRP) was searched for and listed as a sale: the table is filled anew at the next start.
truncate search.document;
