-- Goals that their owner does not want to carry into the next quarter (goals.30); they are no longer offered.
create table carry_over_dismissal (
  tenant_id integer not null,
  goal_id integer not null,
  dismissed_at timestamptz not null,
  primary key (tenant_id, goal_id),
  foreign key (tenant_id, goal_id) references goal (tenant_id, id) on delete cascade
);
