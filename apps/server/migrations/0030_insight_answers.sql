-- Answers about groups, stored after each learning, so that a page's cost does not grow with the company
-- (docs/decisions/0039).

-- Whether the stored answers of a company are still valid.
create table insight_kept (
  tenant_id integer primary key references tenant (id) on delete cascade,
  -- The number of times that a goal ceased to count.
  changes integer not null default 0,
  -- The value of `changes` before the goals of the stored answers were read; null: no stored answers.
  kept_changes integer,
  -- The other inputs of the stored answers: the latest quarter, and what counts as achieved.
  basis text,
  -- The number of times that a goal with a prediction was hidden or deleted, now and before `spots` were counted.
  removals integer not null default 0,
  kept_removals integer,
  -- The outcomes of goals that nobody talked about, by spot (insight.12).
  spots jsonb check (jsonb_typeof(spots) = 'object')
);

-- The answers about a group. A group without enough owners for a single number has no row.
create table insight_answer (
  tenant_id integer not null references tenant (id) on delete cascade,
  -- In the form of addresses, such as `organisation:12`.
  group_name text not null,
  calibration jsonb not null check (jsonb_typeof(calibration) = 'object'),
  bad_news jsonb not null check (jsonb_typeof(bad_news) = 'object'),
  primary key (tenant_id, group_name)
);
