-- The goal of the quarter before from which this one was carried over.
alter table goal
  add column carried_from_id integer,
  add foreign key (tenant_id, carried_from_id) references goal (tenant_id, id),
  add check (carried_from_id <> id);
-- A goal is carried over once, as long as what it became is not deleted.
create unique index goal_carried_from on goal (tenant_id, carried_from_id) where carried_from_id is not null and deleted_at is null;
