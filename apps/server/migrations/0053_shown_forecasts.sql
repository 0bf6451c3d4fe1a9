-- The forecast of a group as it was shown at the end of a week (insight.7). The weekly job writes each row once, so
-- that nothing learned later changes a past band.
create table shown_forecast (
  tenant_id integer not null,
  period_id integer not null,
  week smallint not null check (week between 1 and 14),
  -- As in addresses: `company`, `department:Sales`, `organisation:12`.
  group_name text not null,
  -- The number of goals that were counted.
  goals integer not null check (goals > 0),
  expected real not null check (expected >= 0),
  low integer not null check (low >= 0),
  high integer not null,
  primary key (tenant_id, period_id, week, group_name),
  foreign key (tenant_id, period_id) references goal_period (tenant_id, id)
);
