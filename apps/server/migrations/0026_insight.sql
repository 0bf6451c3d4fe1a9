-- What predictions tell (insight §4).

-- What a company learned from its finished goals: the chances of labels, the common share. Computed anew from the goals.
create table insight_model (
  tenant_id integer primary key references tenant (id) on delete cascade,
  computed_at timestamptz not null,
  -- How many finished goals speak.
  goals integer not null,
  body jsonb not null check (jsonb_typeof(body) = 'object')
);

-- What each goal said at the end of a week, and its chance as it was then. A decided goal has the chance 1 or 0.
create table forecast_snapshot (
  tenant_id integer not null,
  period_id integer not null,
  week smallint not null check (week between 1 and 14),
  goal_id integer not null,
  likelihood smallint check (likelihood between 0 and 4),
  quality smallint check (quality between 0 and 4),
  chance real not null check (chance between 0 and 1),
  primary key (tenant_id, period_id, week, goal_id),
  foreign key (tenant_id, period_id) references goal_period (tenant_id, id),
  foreign key (tenant_id, goal_id) references goal (tenant_id, id) on delete cascade
);
create index forecast_snapshot_goal on forecast_snapshot (tenant_id, goal_id);

-- Where the owners of a quarter's goals belonged when it ended, so that a later move reveals nothing (insight §7).
create table insight_membership (
  tenant_id integer not null,
  period_id integer not null,
  owner_id integer not null,
  department text not null,
  -- Everybody above, the nearest first.
  chain integer[] not null,
  primary key (tenant_id, period_id, owner_id),
  foreign key (tenant_id, period_id) references goal_period (tenant_id, id),
  foreign key (tenant_id, owner_id) references person (tenant_id, id) on delete cascade
);

-- The latest change of an open goal is the version of what insight shows.
create index goal_changed on goal (tenant_id, updated_at) where exposure = 0;

-- The reader that learns anew starts with the next event.
insert into event_cursor (reader, position)
select 'insight', coalesce(max(event_id), 0) from event_pointer;
