-- What a person wrote within an hour: one row for each kind of write, which the next hour writes over. It is counted in the
-- transaction of the write, so a request that fails does not count. Updates stay on their page.
create table write_count (
  tenant_id integer not null,
  person_id integer not null,
  kind text not null check (kind in ('goal', 'comment', 'write')),
  -- When the hour began.
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
