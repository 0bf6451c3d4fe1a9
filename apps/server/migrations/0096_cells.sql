-- Companies in several databases (docs/decisions/0088). `held`: why the company rests (tenant.8).
alter table tenant
  add column held text check (held in ('frozen', 'moving', 'moved', 'ended')),
  add column held_at timestamptz,
  -- The last move: the same in both databases.
  add column move_id uuid,
  -- The database to which it goes.
  add column move_to text,
  -- When an ended company is deleted.
  add column purge_at timestamptz;

-- The ids that this database gives to companies (tenant.7); without a row, all.
create table company_range (
  first_id integer not null check (first_id > 0),
  last_id integer not null,
  check (last_id >= first_id)
);
create unique index company_range_one on company_range ((true));

-- Installation keys of databases in which a company lived before: links in sent mails are signed with them.
create table former_key (
  tenant_id integer not null references tenant (id) on delete cascade,
  key bytea not null,
  primary key (tenant_id, key)
);
