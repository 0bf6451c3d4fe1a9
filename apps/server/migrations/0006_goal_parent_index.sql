-- Goals without a parent are never looked for here; without them no list of ids is searched through this index.
drop index goal_parent;
create index goal_parent on goal (tenant_id, parent_id, id desc) include (exposure, owner_id, deleted_at)
  where parent_id is not null;
