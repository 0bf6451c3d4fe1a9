import type { Pool } from 'pg';

// $1 tenant, $2 person, $3 period
const text = `select person.*, coalesce(nullif(person.department, ''), 'Corporate') as unit,
    (select json_build_object('Id', above.id, 'Name', above.name, 'JobTitle', above.job_title, 'Avatar', above.avatar)
      from person above where above.tenant_id = $1 and above.id = person.manager_id) as manager,
    (select coalesce(json_agg(json_build_object('Id', report.id, 'Name', report.name, 'JobTitle', report.job_title,
        'Avatar', report.avatar, 'Status', case when report.invitation_accepted_at is null then 'Invited' else 'Active' end)
        order by lower(report.name), report.id), '[]')
      from person report where report.tenant_id = $1 and report.manager_id = person.id and report.deactivated_at is null) as reports,
    (select json_build_object('Name', tenant.name, 'GoalType', setting.goal_type,
        'EmployeeNotesEnabled', setting.employee_notes_enabled)
      from tenant join tenant_setting setting on setting.tenant_id = tenant.id where tenant.id = $1) as tenant,
    (select json_build_object('Id', period.id, 'StartDate', period.start_date, 'WeekStartDate', null)
      from goal_period period where period.tenant_id = $1 and period.id = $3) as period
  from person where person.tenant_id = $1 and person.id = $2`;

export interface ProfileQuestion {
  tenant: number;
  person: number;
  period: number;
}

/** A row from the driver; the statement defines names and values. */
type Row = Record<string, unknown> & { reports: { Id: number }[] };

/** Returns the profile of an active person as a stranger reads it: one statement. */
export async function readProfile(pool: Pool, { tenant, person, period }: ProfileQuestion): Promise<unknown> {
  const { rows } = await pool.query<Row>({ name: 'profile', text, values: [tenant, person, period] });
  const [row] = rows;
  if (!row) throw new Error('There is no such person.');
  return {
    Id: row.id,
    Name: row.name,
    JobTitle: row.job_title,
    Email: row.email,
    UnconfirmedEmail: null,
    PhoneNumber: row.phone,
    TimeZone: row.time_zone,
    RoleName: row.role_name,
    IsOrgAdmin: row.is_org_admin,
    IsGoalAdmin: row.is_goal_admin,
    IsGoalManager: row.is_goal_manager,
    IsHrAdmin: row.is_hr_admin,
    IsDelegate: row.is_delegate,
    AwayUntil: null,
    IsEditable: false,
    Locked: [],
    OrgUnit: row.unit,
    OwnOrgUnit: row.org_unit,
    Location: row.location,
    StartDate: row.start_date,
    LinkedinUrl: row.linkedin_url,
    Biography: row.biography,
    Disc: row.disc,
    Avatar: row.avatar,
    Status: row.invitation_accepted_at === null ? 'Invited' : 'Active',
    DeactivatedAt: row.deactivated_at,
    InvitationAcceptedAt: null,
    EmailActivatedAt: null,
    EmailPreference: null,
    Manager: row.manager_id ?? 0,
    ManagerUser: row.manager,
    DirectReports: row.reports.map(({ Id }) => Id),
    DirectReportUsers: row.reports,
    Tenant: row.tenant,
    Period: row.period,
    UpdatedAt: row.updated_at,
    // The peer checks no permissions; a colleague has this one.
    Permissions: { SeeNotes: true },
  };
}
