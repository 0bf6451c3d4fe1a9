-- Only statements that name an attention look here: a planner that takes tenant and quarter for independent would else read
-- a whole quarter through it to find the goals of a few owners.
drop index goal_class;
create index goal_class on goal (tenant_id, period_id, exposure, attention, id desc) include (owner_id)
  where deleted_at is null and attention >= 0;
