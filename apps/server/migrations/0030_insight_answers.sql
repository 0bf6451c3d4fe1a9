-- What is said of groups, kept when it was learned, so that a page costs what it shows (docs/decisions/0039).

-- Whether the kept answers of a company still hold.
create table insight_kept (
  tenant_id integer primary key references tenant (id) on delete cascade,
  -- How often a goal left the counts.
  changes integer not null default 0,
  -- `changes` before the goals of the kept answers were read; null: nothing is kept.
  kept_changes integer,
  -- What else the kept answers hold for: the latest quarter, and what counts as achieved.
  basis text,
  -- How often any goal with a prediction was hidden or deleted, and how often before `spots` were counted.
  removals integer not null default 0,
  kept_removals integer,
  -- What became of goals that nobody talked about, by spot (insight §3.8).
  spots jsonb check (jsonb_typeof(spots) = 'object')
);

-- The answers about a group. A group without enough owners for a single number has no row.
create table insight_answer (
  tenant_id integer not null references tenant (id) on delete cascade,
  -- As addresses write it, such as `organisation:12`.
  group_name text not null,
  calibration jsonb not null check (jsonb_typeof(calibration) = 'object'),
  bad_news jsonb not null check (jsonb_typeof(bad_news) = 'object'),
  primary key (tenant_id, group_name)
);
