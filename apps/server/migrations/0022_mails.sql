-- The latest week for which the weekly ask has considered a person (notifications.7). One row a person, so that
-- several nodes and restarts ask a person only once a week.
create table weekly_ask (
  tenant_id integer not null,
  person_id integer not null,
  week_id integer not null,
  -- Whether the person needed an update at that moment.
  is_asked boolean not null,
  -- The number of consecutive weeks before this week that were asked for and not predicted.
  missed smallint not null default 0 check (missed >= 0),
  primary key (tenant_id, person_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  foreign key (tenant_id, week_id) references goal_period_week (tenant_id, id) on delete cascade
);
create index weekly_ask_week on weekly_ask (tenant_id, week_id);

-- Whether a manager gets a notification about a report who missed two weeks.
alter table tenant_setting add column escalate_missed_updates boolean not null default true;

-- The secret link of a person's calendar. Only the newest works, and only its hash is stored.
create table calendar_link (
  tenant_id integer not null,
  person_id integer not null,
  secret_hash bytea not null check (octet_length(secret_hash) = 32),
  created_at timestamptz not null,
  -- The hour whose reads are counted, for the limit.
  hour_at timestamptz,
  reads smallint not null default 0,
  primary key (tenant_id, person_id),
  unique (tenant_id, secret_hash),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade
);
