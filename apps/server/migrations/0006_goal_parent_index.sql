-- The index leaves out goals without a parent, because no query looks for them by parent. With them, the query planner
-- chose this index for lists of ids.
drop index goal_parent;
create index goal_parent on goal (tenant_id, parent_id, id desc) include (exposure, owner_id, deleted_at)
  where parent_id is not null;
