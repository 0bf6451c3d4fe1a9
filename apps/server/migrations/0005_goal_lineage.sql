-- The goal of the previous quarter from which this goal was carried over.
alter table goal
  add column carried_from_id integer,
  add foreign key (tenant_id, carried_from_id) references goal (tenant_id, id),
  add check (carried_from_id <> id);
-- A goal is carried over once. If the new goal is deleted, the old one can be carried over again.
create unique index goal_carried_from on goal (tenant_id, carried_from_id) where carried_from_id is not null and deleted_at is null;
