-- How many drafts a person asked for on the last day on which they did. One row a person: an older day's number is written over.
create table draft_count (
  tenant_id integer not null,
  person_id integer not null,
  -- The tenant's day.
  day date not null,
  drafts integer not null check (drafts >= 0),
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);

-- Drafts a person may ask for on a day; null: the number that the domain gives.
alter table tenant_setting
  add column drafts_per_day integer check (drafts_per_day >= 0);
