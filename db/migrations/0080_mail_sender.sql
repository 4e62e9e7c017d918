-- A brand of the family signs its letters with its own address.
alter table email.outbox add column sender text;
update email.outbox set sender = 'Alder & Loom <orders@alderandloom.example.com>' where subject is not null;
