-- What people's browsers sent with an `Idempotency-Key`, so that an update that was kept without a network is saved once.
-- The answer goes after a day; the key stays for a month, because a phone may be away for weeks.
create table person_answer (
  tenant_id integer not null references tenant (id) on delete cascade,
  person_id integer not null,
  key text not null check (char_length(key) between 1 and 200),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (tenant_id, person_id, key),
  foreign key (tenant_id, person_id) references person (tenant_id, id)
);
