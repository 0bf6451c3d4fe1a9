import type { Pool } from 'pg';

// $1 tenant, $2 person
const page = `select told.id, told.kind, told.object_kind, told.object_id, told.created_at, told.read_at, told.detail,
    goal.title, actor.name, actor.avatar, actor.job_title, actor.department
  from (select * from notification where tenant_id = $1 and person_id = $2 order by created_at desc, id desc limit 20) told
  left join goal on goal.tenant_id = told.tenant_id and goal.id = told.goal_id and goal.deleted_at is null
  left join person actor on actor.tenant_id = told.tenant_id and actor.id = told.actor_id
  order by told.created_at desc, told.id desc`;
const unread = `select count(*)::int as count from notification
  where tenant_id = $1 and person_id = $2 and read_at is null`;

/** Returns the newest 20 notifications of a person and the unread count: two statements. */
export async function readNotifications(
  pool: Pool,
  { tenant, person }: { readonly tenant: number; readonly person: number },
): Promise<object> {
  const values = [tenant, person];
  const list = await pool.query({ name: 'notifications', text: page, values });
  const count = await pool.query<{ count: number }>({ name: 'unread', text: unread, values });
  return { Notifications: list.rows, UnreadCount: count.rows[0]?.count ?? 0 };
}
