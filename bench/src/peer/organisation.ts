import type { Pool } from 'pg';

// $1 tenant
const text = `select json_agg(json_strip_nulls(json_build_object('id', id, 'parentId', manager_id, 'Name', name,
      'JobTitle', nullif(job_title, ''), 'OrgUnit', coalesce(nullif(department, ''), 'Corporate'), 'Email', email,
      'RoleName', role_name, 'IsOrgAdmin', nullif(is_org_admin, false), 'IsGoalAdmin', nullif(is_goal_admin, false),
      'IsGoalManager', nullif(is_goal_manager, false), 'IsHrAdmin', nullif(is_hr_admin, false),
      'Avatar', case when avatar is not null then true end)) order by lower(name), id)::text as data
  from person where tenant_id = $1 and deactivated_at is null and role_name <> 'observer'`;

/** Returns everybody of a company as one text of JSON: one statement. */
export async function readOrganisation(pool: Pool, { tenant }: { tenant: number }): Promise<string> {
  const { rows } = await pool.query<{ data: string }>({ name: 'organisation', text, values: [tenant] });
  return `{"data":${rows[0]?.data ?? '[]'}}`;
}
