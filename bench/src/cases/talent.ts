import { listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import { getTalentMatrix, getTalentOverview } from '@bellwether/contract/talent/overview';
import type { Cluster } from '../cluster.ts';
import { compareCpu, countLoad, type Load, warmUp } from '../measure.ts';
import type { CaseResult } from '../result.ts';
import { type Bench, onStage, type Stage } from '../stage.ts';

const teamSize = 500;

/** Measures an overview of a manager of 500, the matrix of a company (10,000 people; in a quick run 1,000), and My Appraisals. */
export async function talentCases(bench: Bench): Promise<CaseResult[]> {
  return onStage(bench, bench.isQuick ? 'middle' : 'large', async (stage) => {
    const { actors, ours, tokens } = stage;
    const { period, people } = await writeAppraisals(bench.cluster, stage);
    const inTeam = { periodId: period, userId: actors.manager.id, hr: 0 };
    const load = (path: string, token: string): Load => ({
      program: ours,
      callOf: () => ({ method: 'GET', path, token }),
    });
    const cases: [name: string, load: Load][] = [
      [
        `talent: overview of a manager of ${teamSize}`,
        load(pathOf(getTalentOverview, inTeam), tokens.manager),
      ],
      [
        `talent: matrix of ${people.toLocaleString('en-US')} people`,
        load(pathOf(getTalentMatrix, { periodId: period, userId: 0, hr: 1 }), tokens.goalAdmin),
      ],
      [
        'talent: my appraisals',
        load(pathOf(listAppraisalsOfPerson, { userId: actors.contributor.id }), tokens.contributor),
      ],
    ];
    const results: CaseResult[] = [];
    for (const [name, mine] of cases) {
      await warmUp(mine, 20);
      const counted = await countLoad(bench.cluster, mine, 10);
      const pace = { rounds: bench.pace.rounds, requests: Math.ceil(bench.pace.requests / 10) };
      const [own] = await compareCpu([mine], pace);
      results.push({
        ...counted,
        name,
        ...(own ? { ours: own.cpu } : {}),
        bars: [{ name: 'statements', value: counted.statements, limit: 8 }],
      });
    }
    return results;
  });
}

function pathOf({ path }: { readonly path: string }, params: Readonly<Record<string, number>>): string {
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))}`;
}

/** Gives the manager 500 reports, the goal admin the HR flag, and three of four people an appraisal of the last quarter. */
async function writeAppraisals(
  cluster: Cluster,
  { database, actors }: Stage,
): Promise<{ period: number; people: number }> {
  const { tenant, manager, goalAdmin } = actors;
  const ask = <T extends Record<string, unknown>>(text: string, values: unknown[]) =>
    cluster.ask<T>(database, text, values);
  const [known] = await ask<{ period: number; people: number }>(
    `select former.id as period, (select count(*)::int from person where tenant_id = $1) as people
      from goal_period running join goal_period former
        on former.tenant_id = running.tenant_id and former.index = running.index - 1
      where running.tenant_id = $1 and running.id = $2`,
    [tenant, actors.period],
  );
  if (!known) throw new Error('The data set has no former quarter.');
  await ask(
    `update person set manager_id = $2 where tenant_id = $1 and id in (select id from person where tenant_id = $1
      and role_name = 'contributor' and deactivated_at is null and manager_id <> $2 order by id limit $3)`,
    [tenant, manager.id, teamSize - actors.reports.length],
  );
  await ask('update person set is_hr_admin = true where tenant_id = $1 and id = $2', [tenant, goalAdmin.id]);
  await ask(
    `insert into appraisal (tenant_id, employee_id, reviewer_id, period_id, state, review, primary_rating, secondary_rating,
        levels, tertiary_levels, shared_at, acknowledged_at, completed_at, employee_signature, manager_signature,
        created_at, updated_at)
      select tenant_id, id, manager_id, $2, 'completed', '<p>Steady work.</p>', id % 3, id % 2, 3, 3, now(), now(), now(),
        'Signed', 'Signed', now(), now()
      from person where tenant_id = $1 and manager_id is not null and (id % 4 > 0 or id = $3)`,
    [tenant, known.period, actors.contributor.id],
  );
  await cluster.ask(database, 'vacuum (analyze) person, org_path, appraisal');
  return known;
}
