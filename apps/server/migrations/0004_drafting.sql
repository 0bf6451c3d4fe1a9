-- The number of drafts that a person requested on the latest such day. One row a person; a new day overwrites it.
create table draft_count (
  tenant_id integer not null,
  person_id integer not null,
  -- The day in the tenant's time zone.
  day date not null,
  drafts integer not null check (drafts >= 0),
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);

-- The maximum number of drafts of a person per day; null: the domain's default.
alter table tenant_setting
  add column drafts_per_day integer check (drafts_per_day >= 0);
