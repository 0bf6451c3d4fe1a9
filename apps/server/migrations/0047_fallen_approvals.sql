-- Approvals that fell to somebody because a manager was deactivated or a person moved (notifications.6). Due work
-- counts them a minute after the last change, notifies the person once, and deletes the rows.
create table fallen_approval (
  tenant_id integer not null,
  -- The acting manager now.
  person_id integer not null,
  -- The goal that waits: itself, its edit, its shelving or its result.
  goal_id integer not null,
  -- The acting manager before; null: none.
  former_id integer,
  primary key (tenant_id, person_id, goal_id),
  foreign key (tenant_id, person_id) references person (tenant_id, id) on delete cascade,
  foreign key (tenant_id, goal_id) references goal (tenant_id, id) on delete cascade,
  foreign key (tenant_id, former_id) references person (tenant_id, id)
);
