-- The number of a person's writes in an hour. One row for each kind of write; the next hour overwrites it. The count is in
-- the transaction of the write, so a failed request does not count. The fill factor keeps updates on their page.
create table write_count (
  tenant_id integer not null,
  person_id integer not null,
  kind text not null check (kind in ('goal', 'comment', 'write')),
  -- The beginning of the hour.
  hour timestamptz not null,
  writes integer not null check (writes > 0),
  primary key (tenant_id, person_id, kind),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
) with (fillfactor = 50);

alter table tenant_setting
  add column goals_per_person_and_hour integer not null default 2000 check (goals_per_person_and_hour >= 1),
  add column comments_per_person_and_hour integer not null default 2000 check (comments_per_person_and_hour >= 1),
  add column other_writes_per_person_and_hour integer not null default 20000
    check (other_writes_per_person_and_hour >= 1);
