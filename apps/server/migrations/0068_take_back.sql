-- What a goal was before the latest act that its actor may take back within an hour. Older rows are removed by later acts.
create table goal_take_back (
  tenant_id integer not null references tenant (id) on delete cascade,
  goal_id integer not null,
  person_id integer not null,
  move text not null check (char_length(move) between 1 and 60),
  acted_at timestamptz not null,
  -- The row of the goal, its ties, and its pending edit (`id`, `state`; null without one).
  goal_before jsonb not null,
  ties_before jsonb not null,
  edit_before jsonb,
  primary key (tenant_id, goal_id),
  foreign key (tenant_id, goal_id) references goal (tenant_id, id) on delete cascade,
  foreign key (tenant_id, person_id) references person (tenant_id, id)
);

alter table goal_transition drop constraint goal_transition_action_type_check;
alter table goal_transition add constraint goal_transition_action_type_check check (action_type between 0 and 6);
