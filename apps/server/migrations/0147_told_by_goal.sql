-- A deleted goal finds what was said and told of it by an index. The one of comments without the deleted ones gives way to one of all.
create index goal_comment_of_goal on goal_comment (tenant_id, goal_id, id);
drop index goal_comment_goal;
create index goal_look_comment on goal_look (tenant_id, comment_id) where comment_id is not null;
create index notification_goal on notification (tenant_id, goal_id) where goal_id is not null;
create index delivery_goal on delivery (tenant_id, goal_id) where goal_id is not null;
