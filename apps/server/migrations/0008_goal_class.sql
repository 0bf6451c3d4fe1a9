-- Only statements with a condition on `attention` may use this index. The query planner takes tenant and quarter for
-- independent, so it would otherwise read a whole quarter through this index to find the goals of a few owners.
drop index goal_class;
create index goal_class on goal (tenant_id, period_id, exposure, attention, id desc) include (owner_id)
  where deleted_at is null and attention >= 0;
