-- Insight: what predictions tell (insight.17).

-- What a company learned from its finished goals: the chances of labels and the common share. A job computes it from the
-- goals.
create table insight_model (
  tenant_id integer primary key references tenant (id) on delete cascade,
  computed_at timestamptz not null,
  -- The number of finished goals that the model rests on.
  goals integer not null,
  body jsonb not null check (jsonb_typeof(body) = 'object')
);

-- The labels of each goal at the end of a week, and its chance at that time. A decided goal has the chance 1 or 0.
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

-- The position of each owner at the end of a quarter, so that later moves reveal nothing (insight.14).
create table insight_membership (
  tenant_id integer not null,
  period_id integer not null,
  owner_id integer not null,
  department text not null,
  -- The managers above the owner, the nearest first.
  chain integer[] not null,
  primary key (tenant_id, period_id, owner_id),
  foreign key (tenant_id, period_id) references goal_period (tenant_id, id),
  foreign key (tenant_id, owner_id) references person (tenant_id, id) on delete cascade
);

-- For the version of insight's replies: the latest change of an open goal.
create index goal_changed on goal (tenant_id, updated_at) where exposure = 0;

-- The reader that requests learning starts with the next event.
insert into event_cursor (reader, position)
select 'insight', coalesce(max(event_id), 0) from event_pointer;
