-- An API key acts as a member of its own, without address, password or role: whatever names who did something also names a key.
alter table staff.member alter column email drop not null;
alter table staff.member alter column email_key drop not null;
alter table staff.member alter column role drop not null;
alter table staff.member add constraint member_signs_in_by_email check (
  (role is null) = (email_key is null) and (role is null) = (email is null)
  and (role is not null or (password_hash is null and totp_secret is null))
);

create table staff.api_key (
  member_id bigint primary key references staff.member,
  name text not null,
  -- SHA-256 of the secret, which is 256 random bits and shown once.
  secret_hash text not null unique,
  -- The secret's beginning, to recognise it.
  prefix text not null,
  scopes text[] not null,
  created_by bigint not null references staff.member,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- Null: until it is revoked.
  expires_at timestamptz,
  revoked_at timestamptz
);
create index api_key_created on staff.api_key (created_at desc, member_id desc);
