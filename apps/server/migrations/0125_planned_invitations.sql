-- Invitations that are sent later (accounts.23): one plan of a company at a time.
create table planned_invitations (
  tenant_id integer not null references tenant (id) on delete cascade,
  planner_id integer not null,
  -- Empty: of every department, in every role.
  departments text[] not null,
  roles text[] not null,
  due_at timestamptz not null,
  primary key (tenant_id),
  foreign key (tenant_id, planner_id) references person (tenant_id, id) on delete cascade
);
