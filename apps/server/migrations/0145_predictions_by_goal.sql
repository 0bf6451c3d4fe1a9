-- A deleted week finds its predictions and requests by their goal, which has an index. PostgreSQL looked through all predictions of
-- the company for each week, so the undo of 10,000 imported goals took minutes. A week of another goal is refused now.
create unique index goal_status_of_goal on goal_status (tenant_id, goal_id, id);
alter table goal_prediction
  add constraint goal_prediction_status_of_goal_fkey foreign key (tenant_id, goal_id, status_id)
    references goal_status (tenant_id, goal_id, id) on delete cascade not valid,
  drop constraint goal_prediction_tenant_id_status_id_fkey;
alter table agent_request
  add constraint agent_request_status_of_goal_fkey foreign key (tenant_id, goal_id, status_id)
    references goal_status (tenant_id, goal_id, id) on delete cascade not valid,
  drop constraint agent_request_tenant_id_status_id_fkey;
