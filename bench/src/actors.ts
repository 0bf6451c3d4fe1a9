import { signIn as signInEndpoint } from '@bellwether/contract/accounts';
import { loadPassword } from '@bellwether/server/load/load-data.ts';
import type { Cluster } from './cluster.ts';
import type { Program } from './programs.ts';

/** The people and goals that the requests of a data set use, chosen to have the same shape in every size. */
export interface Actors {
  readonly tenant: number;
  /** The running quarter. */
  readonly period: number;
  readonly goalAdmin: Actor;
  readonly orgAdmin: Actor;
  /** Has nine reports, all of them contributors. */
  readonly manager: Actor;
  readonly reports: readonly number[];
  /**
   * The contributor whose number of goals in the running quarter is nearest to four, all approved, without
   * pending edits.
   */
  readonly contributor: Actor;
  /** Has fifty goals in the running quarter. */
  readonly busy: Actor;
  /** Statuses of the running week of approved goals that are open to all. */
  readonly statuses: readonly number[];
  /** Statuses of goals with two ancestors; their number is the same in every size. */
  readonly statusesAlike: readonly number[];
  /** Finished goals of the quarter before with their whole history and two ancestors each. */
  readonly finished: readonly number[];
}

export interface Actor {
  readonly id: number;
  readonly email: string;
}

/** The week of `benchNow` in its quarter; predictions are for this week. */
const runningWeek = 8;
/** The number of such statuses in the smallest data set. */
const alikeCount = 60;

/** Returns the actors of company `load-1`. */
export async function findActors(cluster: Cluster, database: string): Promise<Actors> {
  const ask = <T extends object>(text: string, values: unknown[] = []) =>
    cluster.ask<T & Record<string, unknown>>(database, text, values);
  const one = async <T extends object>(text: string, values: unknown[] = []): Promise<T> => {
    const [row] = await ask<T>(text, values);
    if (!row) throw new Error(`The data set lacks somebody: ${text}`);
    return row;
  };
  const { tenant, period, former } = await one<{ tenant: number; period: number; former: number }>(
    `select tenant.id as tenant, running.id as period, former.id as former from tenant
      join goal_period running on running.tenant_id = tenant.id and '2026-11-18' between running.start_date and running.end_date
      join goal_period former on former.tenant_id = tenant.id and former.index = running.index - 1
      where subdomain = 'load-1'`,
  );
  const named = (name: string) =>
    one<Actor>('select id, email from person where tenant_id = $1 and email = $2', [
      tenant,
      `${name}@load-1.example`,
    ]);
  const goalAdmin = await named('goaladmin');
  const orgAdmin = await named('orgadmin');
  const busy = await named('contributor');
  const manager = await one<Actor & { reports: number[] }>(
    `select lead.id, lead.email, array_agg(report.id order by report.id) as reports from person lead
      join person report on report.tenant_id = lead.tenant_id and report.manager_id = lead.id
      where lead.tenant_id = $1
      group by lead.id, lead.email
      having bool_and(report.role_name = 'contributor' and report.deactivated_at is null
        and report.email ~ '^p[0-9]')
      order by abs(count(*) - 9), lead.id limit 1`,
    [tenant],
  );
  const contributor = await one<Actor>(
    `select person.id, person.email from person
      left join goal on goal.tenant_id = person.tenant_id and goal.owner_id = person.id and goal.period_id = $2
        and goal.deleted_at is null
      where person.tenant_id = $1 and person.role_name = 'contributor' and person.deactivated_at is null
        and person.email ~ '^p[0-9]'
      group by person.id, person.email
      order by count(*) filter (where goal.state <> 'approved' or goal.edit_state is not null), abs(count(goal.id) - 4), person.id
      limit 1`,
    [tenant, period],
  );
  const statuses = await ask<{ id: number; depth: number }>(
    `select status.id, (select max(depth) from goal_path where tenant_id = $1 and descendant_id = goal.id) as depth
      from goal join goal_status status
        on status.tenant_id = goal.tenant_id and status.goal_id = goal.id and status.week = $3
      where goal.tenant_id = $1 and goal.period_id = $2 and goal.state = 'approved' and goal.exposure = 0
        and goal.edit_state is null and goal.recent_week = 7
      order by md5(goal.id::text)`,
    [tenant, period, runningWeek],
  );
  const statusesAlike = statuses.filter(({ depth }) => depth === 2).slice(0, alikeCount);
  if (statusesAlike.length < alikeCount) throw new Error('The data set lacks goals with two goals above.');
  const finished = await ask<{ id: number }>(
    `select goal.id from goal where goal.tenant_id = $1 and goal.period_id = $2 and goal.state = 'finalized'
        and goal.exposure = 0 and goal.recent_week = 13
        and (select max(depth) from goal_path where tenant_id = $1 and descendant_id = goal.id) = 2
        and (select count(*) from goal_comment where tenant_id = $1 and goal_id = goal.id) between 2 and 6
        and (select count(*) from goal_prediction where tenant_id = $1 and goal_id = goal.id) between 11 and 13
      order by md5(goal.id::text) limit 40`,
    [tenant, former],
  );
  return {
    tenant,
    period,
    goalAdmin,
    orgAdmin,
    manager,
    reports: manager.reports,
    contributor,
    busy,
    statuses: statuses.slice(0, 1_500).map((row) => row.id),
    statusesAlike: statusesAlike.map((row) => row.id),
    finished: finished.map((row) => row.id),
  };
}

/** Signs the person in; returns the session's token. */
export async function signIn(program: Program, actor: Pick<Actor, 'email'>): Promise<string> {
  const reply = await program.client.send(signInCall(actor.email));
  return (JSON.parse(reply.body) as { Token: string }).Token;
}

export function signInCall(email: string, domain = 'load-1') {
  const body = { userName: email, password: loadPassword, domain };
  return { method: 'POST', path: `/api${signInEndpoint.path}`, body } as const;
}
