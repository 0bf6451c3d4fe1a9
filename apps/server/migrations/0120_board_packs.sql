-- What a person writes on the slides of a board pack (summaries.7). The numbers of the slides are never stored.
create table board_pack (
  tenant_id integer not null references tenant (id) on delete cascade,
  person_id integer not null,
  period_id integer not null,
  notes jsonb not null,
  version integer not null check (version > 0),
  updated_at timestamptz not null,
  primary key (tenant_id, person_id, period_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  foreign key (tenant_id, period_id) references goal_period (tenant_id, id) on delete cascade
);
