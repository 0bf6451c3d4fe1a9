-- A deleted goal finds its parts by an index.
create index goal_result_goal on goal_result (tenant_id, goal_id);
create index goal_carried on goal (tenant_id, carried_from_id) where carried_from_id is not null;
create index goal_edit_goal on goal_edit (tenant_id, goal_id);
create index goal_edit_parent on goal_edit (tenant_id, parent_id) where parent_id is not null;
create index fallen_approval_goal on fallen_approval (tenant_id, goal_id);
